import { textLimits } from '../limits.ts';
import { fault } from './fault.ts';
import { line } from './text.ts';

/**
 * A tax number as typed, with spaces, dots or dashes and in any case: Albania's NIPT is a letter, eight digits and a letter,
 * Kosovo's NUI nine digits beginning with 8. It comes out without what separates, without its own
 * name or Albania's `AL` before it, and in capitals.
 */
export function taxNumber() {
  return line(textLimits.taxNumber)
    .overwrite((text) => {
      const number = text.replace(/[\s.:\-–/]/g, '').toUpperCase();
      return number.replace(/^(?:NIPT|NUIS|NUI|AL(?=[A-Z]\d))/, '');
    })
    .refine((number) => /^(?:[A-Z]\d{8}[A-Z]|8\d{8})$/.test(number), fault('api_tax_number'));
}
