// Shares of the victory as people read them.
import { numeral } from '$lib/fill';

/** 0.183 is "18". */
export const percent = (share: number | undefined): string =>
  share === undefined ? '…' : numeral(Math.round(share * 100));

/** With one digit more, for what is small: 0.0183 is "1.8". */
export const fine = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(share * 100);

/** With its sign: "+5", "−12". */
export function change(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded > 0 ? `+${rounded}` : numeral(rounded);
}
