import type { Random } from '@orendi/demo/catalogue/random';

/** The text as a keyboard without ë and ç types it. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The word with one typo: a letter omitted, doubled, replaced, or two swapped; never the first letter. */
export function withTypo(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    before + random.pick([...'aeioklmnrst']) + after,
    before.slice(0, -1) + letter + before.slice(-1) + after,
  ];
  const slipped = random.pick(slips);
  return slipped === word || slipped.charAt(0) !== word.charAt(0) ? before + after : slipped;
}

/** A text with a typo in this share of its longer words. */
export function typeCarelessly(text: string, share: number, random: Random): string {
  return text.replace(/\p{L}{5,}/gu, (word) =>
    random.chance(share) ? withTypo(word, random) : word,
  );
}
