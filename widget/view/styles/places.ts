/** Grids for the cards on the table: each place is fixed, filled from the middle outwards. */

/** The order in which the tracks of a grid are filled: the middle ones first. */
function fromMiddle(count: number): readonly number[] {
  const middle = (count + 1) / 2;
  return Array.from({ length: count }, (_, i) => i + 1).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
}

/** Where the nth place of a grid lies, as `row/column`: two columns from the middle, then the next two. */
export function placesOf(columns: number, rows: number): readonly string[] {
  const order = fromMiddle(columns);
  const odd = columns % 2 === 1 ? [order.slice(0, 1)] : [];
  const rest = order.slice(odd.length);
  const pairs = Array.from({ length: Math.ceil(rest.length / 2) }, (_, i) => rest.slice(i * 2, i * 2 + 2));
  const rowOrder = [...fromMiddle(rows)].sort((a, b) => a - b);
  return [...odd, ...pairs].flatMap((group) => rowOrder.flatMap((row) => group.map((column) => `${row}/${column}`)));
}

function grid(selector: string, columns: number, rows: number, width?: string): string {
  const places = placesOf(columns, rows).map(
    (area, i) => `${selector}>:nth-child(${i + 1}){grid-area:${area}}`,
  );
  return `${selector}{--columns:${columns}${width === undefined ? '' : `;--cw:${width}`}}${places.join('')}`;
}

/** The style sheet of all grids: narrow tables first, then wide ones. */
export const placesCss: string =
  grid('.n8', 4, 2) +
  grid('.n12', 5, 3, 'min(16.2cqi,8.6svh,88px)') +
  grid('.n15', 5, 3, 'min(16.2cqi,8.6svh,88px)') +
  grid('.n24', 6, 4, 'min(13.6cqi,7svh,72px)') +
  `@container table (width >= 700px){${
    grid('.n8', 6, 2) +
    grid('.n12', 6, 2, 'var(--w)') +
    grid('.n15', 8, 2, 'min(7.4cqi,10svh,100px)') +
    grid('.n24', 8, 3, 'min(7cqi,7.4svh,80px)')
  }}`;
