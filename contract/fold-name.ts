/**
 * A text without case and accents, for matching what people type: `Këndorë` becomes `kendore`. Spaces and punctuation
 * stay. The search folds further (`foldWords`): it splits the text into words and replaces letters such as ß and ø,
 * which here would make the match's length differ from the marked part of the original.
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
