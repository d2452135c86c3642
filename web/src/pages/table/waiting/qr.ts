// The dots of a QR code, as one path: a square of one unit for each dark dot.
import { encode } from 'uqr';

/** Empty dots around the code, without which no camera finds it. */
const MARGIN = 4;

export interface Code {
  /** Dots on a side. */
  size: number;
  path: string;
}

export function qrCode(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const row = (dots: boolean[], y: number): string =>
    dots.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('');
  return { size, path: data.map(row).join('') };
}
