import type { Language } from '@orendi/contract/language';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { chunkGroups } from './bundling/chunk-groups.ts';
import { compressFiles } from './bundling/compress-files.ts';
import { coreFont } from './bundling/core-font.ts';
import { plainImports } from './bundling/plain-imports.ts';
import { rewriteLibraries } from './bundling/rewrite-libraries.ts';
import { serviceWorker } from './bundling/service-worker.ts';
import { speakOneLanguage } from './bundling/speak-one-language.ts';

/** The browser builds by their Vite environment names. The first also serves the source during development. */
const languageOf: Record<string, Language> = { client: 'al', english: 'en' };

const browserBuild = (language: Language): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: `.vite/${language}.json`,
    target: 'es2022',
    // Fonts stay separate files, so they can be preloaded and cached for good.
    assetsInlineLimit: 0,
    // `plainImports` loads nothing ahead: the lists would only make scripts longer.
    modulePreload: { resolveDependencies: () => [] },
    rolldownOptions: {
      input: ['entry-start.ts', 'entry-client.tsx', 'styles/sellers.css'],
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
});

/*
 * `vite build` produces the browser's files, once per language with a manifest each, and a server module that bundles
 * React and the router in production form, whatever NODE_ENV the server runs with. Files of earlier builds are kept:
 * running processes and open pages still request them.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    speakOneLanguage(languageOf),
    rewriteLibraries(),
    plainImports(),
    coreFont(),
    serviceWorker(),
    compressFiles(),
  ],
  builder: {},
  define:
    command === 'build'
      ? {
          // Without it the server module would include React's development build, which is several times slower.
          'process.env.NODE_ENV': '"production"',
          // React's developer tools inspect pages during development.
          __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
        }
      : {},
  environments: {
    client: browserBuild('al'),
    ...(command === 'build' ? { english: browserBuild('en') } : {}),
    ssr: {
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        outDir: 'dist/server',
        emptyOutDir: false,
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'entry-server.tsx',
          // Node keeps the text of all it loads: no comments in it, while a stack trace still says where it was.
          output: {
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
}));
