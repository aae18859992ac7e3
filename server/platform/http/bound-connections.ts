import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { createFaultReporter } from '../jobs/index.ts';
import type { Log } from '../log/log.ts';

/** With fewer, a few hundred visitors at once are too many. */
const ENOUGH_FILES = 1_024;
/** For everything besides connections: the database, pictures, logs. */
const OTHER_FILES = 100;

/**
 * Takes no more connections than leave room for the other files of this process, and says so in the log. Without that, the
 * system's limit would reset connections without a word, and keep pictures from being read.
 * @param limit replaced by tests
 */
export function boundConnections(
  server: Pick<Server, 'maxConnections' | 'on'>,
  log: Pick<Log, 'warn'>,
  limit = readFileLimit(),
): void {
  if (limit === null) return;
  const advice = 'allow this process more open files (ulimit -n, LimitNOFILE)';
  if (limit < ENOUGH_FILES) log.warn({ limit }, `few connections can be taken at once: ${advice}`);
  server.maxConnections = Math.max(limit - OTHER_FILES, Math.ceil(limit / 2));
  const report = createFaultReporter(log, `connections are turned away: ${advice}`);
  server.on('drop', () => report(`${server.maxConnections} are open`));
}

/** How many files the system lets this process open; null where it does not say, or sets no limit. */
function readFileLimit(): number | null {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? 0) || null;
  } catch {
    return null;
  }
}

/** In milliseconds. Thousands of phones share an address, so it may have any number of bodies that arrive. */
export const bodyLimits = {
  /** For all of a body, but for a form with files, which keeps a pace of its own. */
  arriveMs: 20_000,
  /** Without a byte for so long, a body has stalled. */
  stallMs: 2_000,
  /** Beyond this many unfinished bodies of an address, stalled ones are dropped, the longest first. */
  ofAddress: 256,
  sweepMs: 1_000,
};

/** Where files are received, after the session or the link of a request was found. */
const forms = /^\/v1\/(private\/|operator\/|public\/requests\/[\w-]+\/photos$)/;

interface Body {
  req: IncomingMessage;
  address: string;
  beganAt: number;
  bytes: number;
  movedAt: number;
}

/**
 * Ends the connections of calls whose bodies do not arrive.
 * @returns takes note of a call that begins
 */
export function dropUnfinished(
  addressOf: (req: IncomingMessage) => string,
  { arriveMs, stallMs, ofAddress, sweepMs } = bodyLimits,
): (req: IncomingMessage) => void {
  const bodies = new Set<Body>();

  function drop(body: Body): void {
    bodies.delete(body);
    const { socket } = body.req;
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroy();
  }

  function sweep(): void {
    const now = performance.now();
    for (const body of bodies) {
      const { complete, destroyed, socket } = body.req;
      if (socket.bytesRead > body.bytes) body.movedAt = now;
      body.bytes = socket.bytesRead;
      if (complete || destroyed) bodies.delete(body);
      else if (now - body.beganAt > arriveMs) drop(body);
    }
    for (const ofOne of Map.groupBy(bodies, ({ address }) => address).values()) {
      const stalled = ofOne.filter(({ movedAt }) => now - movedAt >= stallMs);
      stalled.sort((a, b) => a.movedAt - b.movedAt);
      stalled.slice(0, Math.max(0, ofOne.length - ofAddress)).forEach(drop);
    }
  }
  // After a pause of the whole process, what has arrived meanwhile is read before anything counts as stalled.
  setInterval(() => setImmediate(sweep), sweepMs).unref();

  return (req) => {
    const { headers, url = '' } = req;
    if (!headers['content-length'] && !headers['transfer-encoding']) return;
    if (headers['content-type']?.startsWith('multipart/') && forms.test(url)) return;
    const now = performance.now();
    const bytes = req.socket.bytesRead;
    bodies.add({ req, address: addressOf(req), beganAt: now, bytes, movedAt: now });
  };
}
