/** The rules of a language for comparing its words, provided by whoever knows the language of the texts. */
export interface Analyser {
  /** The stem shared by the regular forms of a folded word; the stem of a stem is itself. */
  stem(word: string): string;
  /** Whether a folded word says nothing about what is wanted: `of`, `with`. */
  isSmall(word: string): boolean;
}
