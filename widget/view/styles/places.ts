/** Grids for the cards on the table: each place is fixed, filled from the middle outwards. */

/** The order in which the tracks of a grid are filled: the middle ones first. */
function fromMiddle(count: number): readonly number[] {
  const middle = (count + 1) / 2;
  return Array.from({ length: count }, (_, i) => i + 1).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
}

/** Where the nth place of a grid lies, as `row/column`: two columns from the middle, then the next two. */
function placesOf(columns: number, rows: number): readonly string[] {
  const order = fromMiddle(columns);
  const odd = columns % 2 === 1 ? [order.slice(0, 1)] : [];
  const rest = order.slice(odd.length);
  const pairs = Array.from({ length: Math.ceil(rest.length / 2) }, (_, i) => rest.slice(i * 2, i * 2 + 2));
  const rowOrder = [...fromMiddle(rows)].sort((a, b) => a - b);
  return [...odd, ...pairs].flatMap((group) =>
    rowOrder.flatMap((row) => group.map((column) => `${row}/${column}`)),
  );
}

function grid(selector: string, columns: number, rows: number, width?: string): string {
  const places = placesOf(columns, rows).map(
    (area, i) => `${selector}>:nth-child(${i + 1}){grid-area:${area}}`,
  );
  // The smallest grid keeps its rows while they are empty, so that the felt does not shrink under the last cards.
  return `${selector}{--columns:${columns};--rows:${Math.min(rows, 2)}${width === undefined ? '' : `;--cw:${width}`}}${places.join('')}`;
}

/** The style sheet of all grids: narrow tables first, then wide and very wide ones. */
export const placesCss: string =
  grid('.n8', 4, 2) +
  grid('.n12', 5, 3, 'max(44px,min(16.2cqi,7.4svh,88px))') +
  grid('.n15', 5, 3, 'max(44px,min(16.2cqi,7.4svh,88px))') +
  grid('.n24', 5, 4, 'max(44px,min(16.2cqi,6svh,72px))') +
  `@container table (width >= 315px){${grid('.n24', 6, 4, 'max(44px,min(13.4cqi,6svh,72px))')}}` +
  `@container table (width >= 700px){${
    grid('.n12', 5, 3, 'max(44px,min(9.2cqi,7svh,88px))') +
    grid('.n15', 5, 3, 'max(44px,min(9.2cqi,7svh,88px))') +
    grid('.n24', 7, 3, 'max(44px,min(6.4cqi,7svh,72px))')
  }}@container table (width >= 1000px){${
    grid('.n8', 6, 2, 'min(9.4cqi,var(--w))') +
    grid('.n12', 6, 2, 'min(9.4cqi,var(--w))') +
    grid('.n15', 8, 2, 'max(44px,min(7.2cqi,9.6svh,100px))') +
    grid('.n24', 8, 3, 'max(44px,min(6.8cqi,7svh,80px))')
  }}`;
