/** A change to the code of a library. */
export interface Rewrite {
  /** What is looked for, in words. */
  what: string;
  files: RegExp;
  pattern: RegExp;
  replacement: string;
}

/** Applies rewrites, and remembers which of them have found something. */
export function createRewriter(rewrites: readonly Rewrite[]) {
  const found = new Set<Rewrite>();
  return {
    rewrite(code: string, file: string): string {
      return rewrites
        .filter(({ files }) => files.test(file))
        .reduce((text, rewrite) => {
          const { pattern, replacement } = rewrite;
          if (text.search(pattern) !== -1) found.add(rewrite);
          return text.replaceAll(pattern, replacement);
        }, code);
    },
    /** A sentence for each rewrite that has found nothing. */
    faults(): string[] {
      return rewrites
        .filter((rewrite) => !found.has(rewrite))
        .map(
          ({ what, files }) =>
            `Found nothing to rewrite: ${what}, in files like ${files.source}. Has the library changed?`,
        );
    },
  };
}
