import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
/** Registered on sellers' devices before the worker did more than push. */
const file = 'push-worker.js';
const clientDir = join(root, 'dist/client');
/** Apart from what a server of the same files sends. */
const devDir = join(root, '../node_modules/.cache/worker');

/**
 * Builds the service worker as one classic script beside the pages' files: its address has no hash, and browsers of today
 * cannot all start a worker that imports.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      if (this.environment.mode === 'build') await buildWorker(clientDir);
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_, response, next) => {
        response.setHeader('Content-Type', 'text/javascript');
        const built = buildWorker(devDir).then(() => readFile(join(devDir, file)));
        built.then((code) => response.end(code), next);
      });
    },
  };
}

const buildWorker = (outDir: string) =>
  build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'features/offline/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
