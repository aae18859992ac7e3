/** Words that hardly an English sentence does without, and that no Albanian one, setting, command or file name has. */
const common = new Set(
  'the is are was were has of and that this which whose not none with from says for their our your them than'.split(
    ' ',
  ),
);

/** By what a text that should be Albanian gives itself away. */
export const englishWordsIn = (text: string): string[] =>
  text.split(/[^\p{L}_]+/u).filter((word) => common.has(word.toLowerCase()));
