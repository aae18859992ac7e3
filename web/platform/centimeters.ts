import { dimension } from '@orendi/contract/limits';

/** From this value on, a number with a decimal sign but no unit is in centimeters: no wall is 2.4 cm long. */
const leastWithoutUnit = 10;
const written = /^(\d{1,7})(?:[.,](\d{1,4}))?\s*(m|cm|mm)?$/;
/** Meters and centimeters in one: `2 m 40` or `2m40cm`. */
const writtenInBoth = /^(\d{1,3})\s*m\s*(\d{1,2})\s*(?:cm)?$/;
const worth: Partial<Record<string, number>> = { m: 100, cm: 1, mm: 0.1 };

/**
 * Reads a length in centimeters, rounded to hundredths: `240`, `240 cm`, `2.4 m`, `2,4`, `2m40`. Undefined for a blank
 * text, null for one that is no length, or exceeds the shop's longest.
 */
export function readCentimeters(text: string): number | null | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === '') return undefined;
  const both = writtenInBoth.exec(plain);
  if (both) return withinLimits(Number(both[1]) * 100 + Number(both[2]));
  const [, units, decimals, unit] = written.exec(plain) ?? [];
  if (units === undefined) return null;
  const number = Number(`${units}.${decimals ?? 0}`);
  const meant = decimals !== undefined && number < leastWithoutUnit ? 'm' : 'cm';
  return withinLimits(number * (worth[unit ?? meant] ?? 1));
}

function withinLimits(centimeters: number): number | null {
  const rounded = Math.round(centimeters * 100) / 100;
  return rounded <= dimension.max ? rounded : null;
}
