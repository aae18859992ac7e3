/** A change to a library's code. */
export interface Rewrite {
  /** Describes the pattern's match in error messages. */
  what: string;
  files: RegExp;
  pattern: RegExp;
  replacement: string;
}

/** Applies rewrites and tracks which of them have matched. */
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
    /** One message for each rewrite that matched nothing. */
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
