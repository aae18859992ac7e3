import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';
import { join } from 'node:path';

/** Files have an extension, pages have none. Names beginning with a dot are internal to the build. */
const givenOut = /^(?!.*\/\.).*\.\w+$/;

/**
 * The files of the web's build. Those under /assets have a hash in their names and never change. Compressed variants
 * lie beside them (see the web's build).
 */
export function staticFiles(webFolder: string) {
  const serve = serveStatic({
    root: join(webFolder, 'dist/client'),
    precompressed: true,
    onFound: (path, c) => {
      c.set('route', 'file');
      const immutable = path.includes('/assets/');
      c.header(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return createMiddleware(async (c, next) => (givenOut.test(c.req.path) ? serve(c, next) : next()));
}
