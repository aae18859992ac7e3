import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is. Vite wraps it to fetch the styles and scripts of a part ahead; here pages name their styles
 * themselves, and what a part imports is there already. Fails the build when Vite wraps it in another way.
 */
export function plainImports(): Plugin {
  const unwrapped = new Set<string>();
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        unwrapped.add(this.environment.name);
        return 'export const __vitePreload = (load) => load();';
      },
    },
    buildEnd(error) {
      if (!error && !unwrapped.has(this.environment.name)) {
        this.error('Vite wraps import() in another way than plain-imports.ts knows.');
      }
    },
  };
}
