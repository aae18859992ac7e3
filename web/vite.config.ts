import type { Language } from '@orendi/contract/language';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { chunkGroups } from './bundling/chunk-groups.ts';
import { compressFiles } from './bundling/compress-files.ts';
import { coreFont } from './bundling/core-font.ts';
import { plainImports } from './bundling/plain-imports.ts';
import { libraryRewrites } from './bundling/library-rewrites.ts';
import { rewriteLibraries } from './bundling/rewrite-libraries.ts';
import { speakOneLanguage } from './bundling/speak-one-language.ts';

/** The builds for the browser, by their names in Vite. The first also serves the source during development. */
const languageOf: Record<string, Language> = { client: 'al', english: 'en' };

const browserBuild = (language: Language): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: `.vite/${language}.json`,
    target: 'es2022',
    // Fonts stay files of their own, so that they can be fetched ahead and kept for good.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['entry-start.ts', 'entry-client.tsx', 'styles/sellers.css'],
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
});

/*
 * `vite build` makes the browser's files, once for each language and with a manifest for each, and one server module
 * that holds React and the router in their production form, whatever NODE_ENV the server runs with. The files of
 * earlier builds stay: a process that runs, and a page that is open, still ask for them.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    speakOneLanguage(languageOf),
    rewriteLibraries(libraryRewrites),
    plainImports(),
    coreFont(),
    compressFiles(),
  ],
  builder: {},
  define:
    command === 'build'
      ? {
          // Without it the server's module would carry React's development form, several times slower.
          'process.env.NODE_ENV': '"production"',
          // React's developer tools look at pages under development.
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
        rolldownOptions: { input: 'entry-server.tsx' },
      },
    },
  },
}));
