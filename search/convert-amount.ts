/** Amounts count in hundredths, and what a unit is worth to eight decimals, so that everything here is exact. */
const worthScale = 1e8;

/**
 * An amount in another unit, in hundredths of it; half of one rounds up. Null while one of the units has no known worth.
 * @param amount at most two decimals
 * @param worth of one of its unit
 * @param otherWorth of one of the other unit
 */
export function convertAmount(amount: number, worth: number, otherWorth: number): number | null {
  const own = scaled(worth);
  const other = scaled(otherWorth);
  if (own <= 0n || other <= 0n) return null;
  return Number((2n * hundredthsOf(amount) * own + other) / (2n * other)) / 100;
}

/** Which amounts of a unit are within bounds in another one: those at [from, to], or none. */
export interface AmountBounds {
  from: number;
  to: number;
}

export const noAmount: AmountBounds = { from: Infinity, to: -Infinity };

/**
 * The bounds of an amount in its own unit that are the same as these bounds of `convertAmount`; no amount is within them
 * while one of the units has no known worth.
 */
export function convertBounds(
  { from = 0, to }: { from?: number; to?: number },
  worth: number,
  otherWorth: number,
): AmountBounds {
  const own = scaled(worth);
  const other = scaled(otherWorth);
  if (own <= 0n || other <= 0n) return noAmount;
  // Rounded, h own hundredths are at least f others if h * own / other >= f - 1/2, and at most t if it is < t + 1/2.
  const least = (bound: bigint) => dividedUp((2n * bound + 1n) * other, 2n * own);
  return {
    from: Number(least(hundredthsOf(from) - 1n)) / 100,
    to: to === undefined ? Infinity : Number(least(hundredthsOf(to)) - 1n) / 100,
  };
}

function hundredthsOf(amount: number): bigint {
  return BigInt(Math.round(amount * 100));
}

function scaled(worth: number): bigint {
  return Number.isFinite(worth) ? BigInt(Math.round(worth * worthScale)) : 0n;
}

/** The quotient of a number and a positive one, rounded up. */
function dividedUp(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend > 0n && quotient * divisor < dividend ? quotient + 1n : quotient;
}
