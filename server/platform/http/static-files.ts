import { serveStatic } from '@hono/node-server/serve-static';
import { join } from 'node:path';

/**
 * The files of the web's build. Those under /assets carry a hash in their names and never change. Compressed forms lie
 * beside them (see the web's build).
 */
export function staticFiles(webFolder: string) {
  return serveStatic({
    root: join(webFolder, 'dist/client'),
    precompressed: true,
    onFound: (path, c) => {
      const immutable = path.includes('/assets/');
      c.header(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
