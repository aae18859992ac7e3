/** A text as searches compare it: whatever the case and the accents. */
export function foldText(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
}
