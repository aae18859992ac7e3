/** Letters that do not decompose into a base letter and an accent, as people type them without a special keyboard. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
};
const specialLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

const maxWordLength = 40;

/**
 * The words of a text as the search compares them: lower case, without accents, only letters and digits, at most 40
 * characters each. Both rows and queries are folded by it, so that `Çafë` and `CAFE` are the same word.
 */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(specialLetter, (letter) => plainLetters[letter] ?? '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(shorten);
}

/** Counts code points, so that no surrogate pair is split. */
function shorten(word: string): string {
  return word.length <= maxWordLength ? word : [...word].slice(0, maxWordLength).join('');
}
