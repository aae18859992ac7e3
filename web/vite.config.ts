import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './compress-files.ts';

/** React and the router in one file that changes seldom; what several pages share in another. */
const chunkGroups = [
  { name: 'platform', test: /node_modules.*(react|scheduler)/, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];

/*
 * `vite build` makes both halves: the browser's files with a manifest, and one server module that holds React and
 * the router in their production form, whatever NODE_ENV the server runs with. The files of earlier builds stay: a
 * process that runs, and a page that is open, still ask for them.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss(), compressFiles()],
  builder: {},
  // Without it the server's module would carry React's development form, several times slower.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: true,
        target: 'es2022',
        // Fonts stay files of their own, so that they can be fetched ahead and kept for good.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'entry-client.tsx',
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
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
