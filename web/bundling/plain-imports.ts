import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is. Vite wraps it to fetch the styles and scripts of a part ahead; here pages name their styles
 * themselves, and what a part imports is there already.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
