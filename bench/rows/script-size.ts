import { gzipSync } from 'node:zlib';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../line.ts';
import { askWell, type Caller, openCaller } from '../load/ask.ts';
import { prepareDraws } from './draw-listing.ts';

const mostBytes = 120_000;
const scriptLinks = /<(?:script[^>]*\ssrc|link[^>]*rel="modulepreload"[^>]*\shref)="([^"]+\.js)"/g;

/** The script that home and detail load at first view, as the product sends it compressed with gzip. */
export function measureScriptSize(ground: Ground): Promise<Line[]> {
  return withShop(ground, async (shop) => {
    const draws = await prepareDraws(shop.database, ground.random);
    const caller = openCaller(shop.port);
    const lines = [
      await measurePage(caller, 'script on home, gzip', '/'),
      await measurePage(caller, 'script on detail, gzip', `/product/${draws.product().id}`),
    ];
    caller.close();
    return lines;
  });
}

async function measurePage(caller: Caller, work: string, path: string): Promise<Line> {
  const html = (await askWell(caller, { path })).body.toString();
  const files = new Set([...html.matchAll(scriptLinks)].map(([, file = '']) => file));
  let bytes = 0;
  for (const file of files) bytes += await compressedLength(caller, file);
  return {
    work,
    measured: `${(bytes / 1000).toFixed(1)} kB in ${files.size} files`,
    reach: `≤ ${mostBytes / 1000} kB`,
    met: files.size > 0 && bytes <= mostBytes,
  };
}

async function compressedLength(caller: Caller, path: string): Promise<number> {
  const { headers, body } = await askWell(caller, { path, headers: { 'accept-encoding': 'gzip' } });
  return headers['content-encoding'] === 'gzip' ? body.length : gzipSync(body).length;
}
