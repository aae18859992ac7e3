import type { Draws } from '../draws/draw-listing.ts';
import { askWell, type Caller, openCaller } from '../../visitors/ask.ts';
import { sessionCookie } from '../load/session-cookie.ts';
import { type Cpu, startMeter } from '../../measure/start-meter.ts';
import type { Shop } from '../../product/open-shop.ts';

/** What one call needs of processors, and sends. */
export interface CallCost extends Cpu {
  bytes: number;
}

const times = { warmUp: 20, kept: 1_000, made: 150 };
const compressed = { 'accept-encoding': 'br', host: 'localhost' };
/** A session leads past every cache of answers. */
const past = { ...compressed, cookie: sessionCookie };

/**
 * Calls of each kind, one after the other; processor time holds no waiting.
 * @param draw addresses of calls that no cache knows
 */
export async function measureCallCosts(
  shop: Shop,
  draws: Draws,
  draw: { list: () => string; search: () => string },
): Promise<Record<string, CallCost>> {
  const caller = openCaller(shop.port);
  const cost = (count: number, call: (at: number) => Promise<number>) => measure(shop, count, call);
  const get = (path: string, headers: Record<string, string>) => () =>
    bytesOf(caller, path, headers);
  const costs = {
    'home, from the cache': await cost(times.kept, get('/', compressed)),
    'list as JSON, from the cache': await cost(times.kept, get('/v1/public/results', compressed)),
    'list, made': await cost(times.made, () => bytesOf(caller, draw.list(), past)),
    'search for words, made': await cost(times.made, () => bytesOf(caller, draw.search(), past)),
    'page of a product, made': await cost(times.made, () =>
      bytesOf(caller, `/product/${draws.product().id}`, past),
    ),
    'page of results, made': await cost(times.made, () =>
      bytesOf(caller, `/?query=${encodeURIComponent(draws.product().name)}`, past),
    ),
    'view counted': await cost(times.made, (at) =>
      countView(caller, draws.product().id, `10.${at >> 8}.${at & 255}.1`),
    ),
  };
  caller.close();
  return costs;
}

async function measure(
  shop: Shop,
  count: number,
  call: (at: number) => Promise<number>,
): Promise<CallCost> {
  for (let at = 0; at < times.warmUp; at += 1) await call(count + at);
  const readMeter = startMeter(shop);
  let bytes = 0;
  for (let at = 0; at < count; at += 1) bytes += await call(at);
  const { node, database } = readMeter();
  return { node: node / count, database: database / count, bytes: bytes / count };
}

async function bytesOf(
  caller: Caller,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  return (await askWell(caller, { path, headers })).body.length;
}

/** @param address the visitor's, each of whom is counted once */
async function countView(caller: Caller, productId: number, address: string): Promise<number> {
  const { status, body } = await caller.ask({
    path: `/v1/public/products/${productId}/views`,
    headers: {
      cookie: 'XSRF-TOKEN=bench',
      'x-xsrf-token': 'bench',
      'x-forwarded-for': address,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    json: '{}',
  });
  if (status !== 204) throw new Error(`A view answered ${status}: ${body.toString()}`);
  return body.length;
}
