/**
 * A text without case and accents, for finding what people type: `Këndorë` becomes `kendore`. Spaces and punctuation
 * stay. The search folds further (`foldWords`): it cuts the text into words and writes letters such as ß and ø plainly,
 * which here would let a match be longer or shorter than what is marked of the original.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '');
}

/** A name for comparison: folded, with straight apostrophes and single spaces. `Këndorë` equals `KENDORE `. */
export function foldName(text: string): string {
  return foldText(text)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
