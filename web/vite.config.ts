import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/*
 * `vite build` makes both halves: the browser's files with a manifest, and one server module that holds React and
 * the router in their production form, whatever NODE_ENV the server runs with.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        // Fonts stay files of their own, so that they can be fetched ahead and kept for good.
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'entry-client.tsx' },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { input: 'entry-server.tsx' },
      },
    },
  },
}));
