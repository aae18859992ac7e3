import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
/** Registered on sellers' devices before the worker did more than push. */
const file = 'push-worker.js';

/**
 * Builds the service worker as one classic script beside the pages' files: its address has no hash, and browsers of today
 * cannot all start a worker that imports.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      if (this.environment.mode === 'build') await buildWorker(true);
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_, response, next) => {
        buildWorker(false).then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          next,
        );
      });
    },
  };
}

async function buildWorker(isWritten: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: isWritten,
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: 'features/offline/worker/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => file,
      },
    },
  });
  const [result] = [built].flat();
  const code = result && 'output' in result ? result.output[0].code : undefined;
  if (code === undefined) throw new Error('The service worker was not built.');
  return code;
}
