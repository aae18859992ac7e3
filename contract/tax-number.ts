/**
 * The tax number of a business as typed, with spaces, dots or dashes and in any case: Albania's NIPT is a letter, eight
 * digits and a letter, Kosovo's NUI nine digits beginning with 8.
 * @returns it without what separates and in capitals; null when it is neither
 */
export function readTaxNumber(text: string): string | null {
  const number = text.replace(/[\s.\-–/]/g, '').toUpperCase();
  return /^(?:[A-Z]\d{8}[A-Z]|8\d{8})$/.test(number) ? number : null;
}
