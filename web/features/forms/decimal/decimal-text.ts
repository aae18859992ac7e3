import type { Language } from '@orendi/contract/language';

/** The signs of a language's numbers: `1.249,50` in Albanian, `1,249.50` in English. */
export function numberSigns(language: Language): { decimal: string; group: string } {
  return language === 'al' ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' };
}

/**
 * The part of a pasted text that can be a number with up to two decimals: digits and one point; further points are
 * dropped. A decimal comma, common here, becomes the point; in `1.249,50` the point groups thousands.
 * @param isMoney prices never have three decimals, so the point of `12.000` groups thousands, as on price tags
 */
export function decimalText(text: string, isMoney = false): string {
  const plain = text.replaceAll(',', '.').replace(/[^\d.]/g, '');
  const [whole = '', ...parts] = plain.split('.');
  if (parts.length === 0) return plain;
  const groups = /^[1-9]\d{0,2}$/.test(whole) ? parts.filter(({ length }) => length === 3) : [];
  if (groups.length === parts.length && (isMoney || groups.length > 1))
    return whole + groups.join('');
  const isGrouped =
    groups.length > 0 && groups.length === parts.length - 1 && parts.at(-1)?.length !== 3;
  const [units, decimals] = isGrouped
    ? [whole + groups.join(''), parts.at(-1) ?? '']
    : [whole || '0', parts.join('')];
  return `${units}.${decimals.slice(0, 2)}`;
}

/** The number in such a text; undefined if it is empty. */
export function decimalOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

/**
 * Such a text as the language writes it: a price like on its card, `1,249.50`, other numbers without groups. Works on
 * the digits, so that no number is too long for it.
 */
export function writtenDecimal(text: string, language: Language, isMoney = false): string {
  if (text === '') return '';
  const { decimal, group } = numberSigns(language);
  const [whole = '', decimals = ''] = text.split('.');
  const units = whole.replace(/^0+(?=\d)/, '');
  if (!isMoney) return units + (decimals && decimal + decimals);
  const cents = Number(decimals) === 0 ? '' : decimal + decimals.padEnd(2, '0');
  return units.replace(/\B(?=(\d{3})+$)/g, group) + cents;
}
