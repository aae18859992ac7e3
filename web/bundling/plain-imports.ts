import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is. Vite wraps it to fetch the styles and scripts of a part ahead; here all styles are in one
 * file, and what a part imports is there already.
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
