import type { Plugin } from 'vite';
import { createRewriter, type Rewrite } from './rewriter.ts';

/** Rewrites library code in every build, and fails the build if a rewrite matches nothing. */
export function rewriteLibraries(rewrites: readonly Rewrite[]): Plugin {
  const rewriters = new Map<string, ReturnType<typeof createRewriter>>();
  return {
    name: 'rewrite-libraries',
    apply: 'build',
    buildStart() {
      rewriters.set(this.environment.name, createRewriter(rewrites));
    },
    transform: {
      filter: { id: rewrites.map(({ files }) => files) },
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
