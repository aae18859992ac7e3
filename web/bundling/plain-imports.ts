import type { Plugin } from 'vite';

/**
 * Leaves `import()` as written. Vite wraps it to preload styles and scripts; here pages declare their own styles, and
 * shared imports are already loaded. Fails the build if Vite's wrapper changes.
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
