import type { Plugin } from 'vite';

export interface Rewrite {
  /** Describes the pattern's match in error messages. */
  what: string;
  files: RegExp;
  pattern: RegExp;
  replacement: string;
}

const router = /\/react-router\/dist\/production\/.*\.js$/;

/**
 * Lets the bundler drop the parts of React Router that no page uses: links, forms, prefetching and warnings. They would
 * stay because nothing marks them as free of side effects.
 */
export const libraryRewrites: readonly Rewrite[] = [
  {
    what: "the router's names of components for React's developer tools",
    files: router,
    // A property assignment, which a bundler must keep.
    pattern: /^\t*\w+\.displayName = "[^"]*";$/gm,
    replacement: '',
  },
  {
    what: "the router's calls that make components",
    files: router,
    pattern: /(?<== )(?=React(?:\$1)?\.(?:forwardRef|memo|createContext)\()/g,
    replacement: '/* @__PURE__ */ ',
  },
  {
    what: "the router's hints for developers on the console",
    files: router,
    // Warnings only; serious errors throw instead, and stay.
    pattern: /(?<=^\t+)(?=warning(?:Once)?\()/gm,
    replacement: '/* @__PURE__ */ ',
  },
];

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

/** Rewrites the code of libraries in every build, and fails the build if a rewrite matches nothing. */
export function rewriteLibraries(): Plugin {
  const rewriters = new Map<string, ReturnType<typeof createRewriter>>();
  return {
    name: 'rewrite-libraries',
    apply: 'build',
    buildStart() {
      rewriters.set(this.environment.name, createRewriter(libraryRewrites));
    },
    transform: {
      filter: { id: libraryRewrites.map(({ files }) => files) },
      handler(code, id) {
        const rewritten = rewriters.get(this.environment.name)?.rewrite(code, id);
        return rewritten === undefined ? null : { code: rewritten, map: null };
      },
    },
    buildEnd(error) {
      const faults = error ? [] : (rewriters.get(this.environment.name)?.faults() ?? []);
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
