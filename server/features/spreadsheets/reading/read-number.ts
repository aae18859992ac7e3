import { parseAmount, toNumber } from '@orendi/contract/parse-amount';
import { type Unit, units } from '@orendi/contract/product-fields';
import { readMoney } from '@orendi/contract/read-money';
import type { Cell } from '../workbook/cell.ts';
import type { ReadingRules } from './row-values.ts';

type NumberRules = Pick<ReadingRules, 'decimalMark'>;

/**
 * The number in a cell: a numeric cell, or text as people write numbers, `1.249,50 €`.
 * @param unit that may follow the number; any other unit would be misread as this one
 * @returns null for anything that is not clearly a number
 */
export function readNumber(
  { text, number }: Cell,
  { decimalMark }: NumberRules,
  unit?: Unit,
): number | null {
  if (number !== undefined) return number;
  const names = unit && units[unit].names.join('|');
  const bare = names ? text.trim().replace(new RegExp(`\\s*(${names})\\.?$`, 'i'), '') : text;
  if (unit && /\p{L}/u.test(bare)) return null;
  const amount = unit ? parseAmount(bare, decimalMark) : readMoney(bare, decimalMark)?.amount;
  return amount ? toNumber(amount) : null;
}
