/** The limit of all answers together. */
export const maxBytes = 30 * 2 ** 20;

const name = 'answers';
const [usedHeader, bytesHeader] = ['x-kept-used', 'x-kept-bytes'];
export const keptHeader = 'x-kept-at';
/** The time of use is written again when it is older than this (ms). */
const stale = 600_000;

export interface KeptEntry {
  bytes: number;
  /** When it was used last; of what must stay longest, a time to come (ms). */
  used: number;
}

/** Whether a server's answer may stay on the device: whole, public, and not a user's. */
export function mayBeKept({ status, type, redirected, headers }: Response): boolean {
  const rule = headers.get('cache-control') ?? '';
  const isPublic = /\bpublic\b/.test(rule) && !/\b(no-store|private)\b/.test(rule);
  return status === 200 && type === 'basic' && !redirected && isPublic;
}

/** The addresses to drop, oldest use first, until the others fit. */
export function overflow(entries: ReadonlyMap<string, KeptEntry>, limit = maxBytes): string[] {
  let sum = [...entries.values()].reduce((all, { bytes }) => all + bytes, 0);
  const oldestFirst = [...entries].toSorted(([, one], [, other]) => one.used - other.used);
  const dropped = oldestFirst.filter(([, { bytes }]) => {
    const isTooMuch = sum > limit;
    if (isTooMuch) sum -= bytes;
    return isTooMuch;
  });
  return dropped.map(([address]) => address);
}

let index: Promise<Map<string, KeptEntry>> | undefined;

/** Counted once for each start of the worker. */
const entriesOf = () => (index ??= readEntries());

async function readEntries(): Promise<Map<string, KeptEntry>> {
  const cache = await caches.open(name);
  const entries = new Map<string, KeptEntry>();
  for (const { url } of await cache.keys()) {
    const headers = (await cache.match(url))?.headers;
    const number = (header: string) => Number(headers?.get(header) ?? 0);
    entries.set(url, { bytes: number(bytesHeader), used: number(usedHeader) });
  }
  return entries;
}

/** @param used later than now for what must leave last */
export async function keepAnswer(
  address: string,
  answer: Response,
  used = Date.now(),
): Promise<void> {
  const entries = await entriesOf();
  const cache = await caches.open(name);
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  if (!headers.has(keptHeader)) headers.set(keptHeader, String(Date.now()));
  headers.set(usedHeader, String(used));
  headers.set(bytesHeader, String(body.size));
  // The browser has taken the encoding off.
  headers.delete('content-encoding');
  entries.set(address, { bytes: body.size, used });
  for (const old of overflow(entries)) await forgetAnswer(old);
  if (entries.has(address)) await cache.put(address, new Response(body, { headers }));
}

/** @param used as in `keepAnswer` */
export async function findAnswer(
  address: string,
  used = Date.now(),
): Promise<Response | undefined> {
  const entries = await entriesOf();
  const entry = entries.get(address);
  if (!entry) return undefined;
  const found = await (await caches.open(name)).match(address);
  // Not waited for: an answer that is used is not held up.
  if (found && entry.used + stale < used) void keepAnswer(address, found.clone(), used);
  return found;
}

export async function forgetAnswer(address: string): Promise<void> {
  (await entriesOf()).delete(address);
  await (await caches.open(name)).delete(address);
}

/** The address of another size of the same picture. */
export async function findOtherSize(address: string): Promise<string | undefined> {
  const [picture = ''] = /^.*\/[0-9a-f]{32}-[^./]+/.exec(address) ?? [];
  if (picture === '') return undefined;
  return [...(await entriesOf()).keys()].find((other) => other.startsWith(picture));
}
