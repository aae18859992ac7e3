/** An exact non-negative decimal number: `digits / 10 ** scale`. */
export interface Amount {
  digits: bigint;
  scale: number;
}

export const decimalMarks = ['auto', 'point', 'comma'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** Groups of three digits, all with the same sign between them. */
const grouped = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:['’\s]\d{3})+)$/;

/**
 * Parses a bare number as people write it in either language; null if it is ambiguous, as `1.249,500` is.
 *
 * Spaces and apostrophes only group digits. If `mark` is `auto`: a comma or a point before exactly three last digits
 * groups them, unless a zero or more than three digits come first; any other last one is the decimal mark.
 */
export function parseAmount(text: string, mark: DecimalMark = 'auto'): Amount | null {
  const number = text.trim();
  const place =
    mark === 'auto' ? decimalPlace(number) : number.indexOf(mark === 'point' ? '.' : ',');
  const whole = place < 0 ? number : number.slice(0, place);
  const fraction = place < 0 ? '' : number.slice(place + 1);
  if (!/^\d*$/.test(fraction)) return null;
  if (/^\d+$/.test(whole) || (whole === '' && /^\d{1,2}$/.test(fraction))) {
    return { digits: BigInt(whole + fraction), scale: fraction.length };
  }
  const isDoubtful = place >= 0 && (whole.includes(number.charAt(place)) || isThousand(fraction));
  if (!grouped.test(whole) || isDoubtful) return null;
  return { digits: BigInt(whole.replace(/\D/g, '') + fraction), scale: fraction.length };

  function isThousand(digits: string): boolean {
    return mark === 'auto' && digits.length === 3;
  }
}

const decimalPlace = (number: string) =>
  grouped.test(number) ? -1 : Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));

/** The nearest JavaScript number. */
export function toNumber({ digits, scale }: Amount): number {
  return Number(`${digits}e-${scale}`);
}

/** The whole hundredths; half ones round up. */
export function toCents({ digits, scale }: Amount): bigint {
  const unit = 10n ** BigInt(scale);
  return (digits * 200n + unit) / (unit * 2n);
}
