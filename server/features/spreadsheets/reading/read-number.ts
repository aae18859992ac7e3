import { parseAmount, toNumber } from '@orendi/contract/parse-amount';
import { m } from '@orendi/messages';
import type { Sentence } from '../../../platform/http/api-error.ts';
import type { Cell } from '../workbook/cell.ts';

export const notANumber: Sentence = (language) => m.api_number({}, { locale: language });

/**
 * The number in a cell: as such, or as people write it, `1.249,50 €`.
 * @param unit that may follow; any other one would be read as if it were this
 * @returns null for what is no number beyond doubt
 */
export function readNumber({ text, number }: Cell, unit?: 'cm' | 'kg'): number | null {
  if (number !== undefined) return number;
  const bare = unit ? text.trim().replace(new RegExp(`\\s*${unit}\\.?$`, 'i'), '') : text;
  if (unit && /\p{L}/u.test(bare)) return null;
  const amount = parseAmount(bare);
  return amount && toNumber(amount);
}
