/** An invitation as a QR code; fetched when somebody wants to see one. */
import { encode } from 'uqr';

/** The code as a square of so many modules, and the dark ones as an SVG path. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Draws a text. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
