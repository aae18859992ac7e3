/** What is to be known of a language to compare its words. Given to the search by who knows what the texts are about. */
export interface Analyser {
  /** The stem that the ordinary forms of a folded word share; the stem of a stem is itself. */
  stem(word: string): string;
  /** Whether a folded word says nothing about what is looked for: `of`, `with`. */
  isSmall(word: string): boolean;
}
