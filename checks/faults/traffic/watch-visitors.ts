import { setTimeout as pause } from 'node:timers/promises';

interface Answered {
  /** By `performance.now()`, as are all times here. */
  asked: number;
  answered: number;
  path: string;
  /** Null: no answer. */
  status: number | null;
  /** Whether a 503 came without `Retry-After`. */
  isBlunt: boolean;
}

export interface Watch {
  /** Waits until every page is answered well, three times in a row. @returns seconds since that moment, or null */
  untilWell(since: number, patienceMs: number): Promise<number | null>;
  /** Everything answered so far. */
  seen(): Seen;
  stop(): Promise<void>;
}

export interface Seen {
  /** Answers 500 and above, other than 503. */
  failures: number;
  blunt: number;
  hung: number;
  slowestMs: number;
  /** What `/readyz` said, and how often. */
  ready: Map<number | null, number>;
  /** What failed, slowly or wrongly, for the reader of a broken row. */
  worst: string;
}

const everyMs = 250;
const longestWaitMs = 15_000;
const mostOpen = 6;

/**
 * Visitors who look around: one path from the cache, one past it, one that needs the database, and the check for
 * monitors. Each is asked for four times a second, but not while six earlier calls wait.
 */
export function watchVisitors(port: number, productId: number): Watch {
  const answers: Answered[] = [];
  const ending = new AbortController();
  const waiting = new Map<string, number>();
  const paths: Record<string, () => string> = {
    ready: () => '/readyz',
    page: () => `/product/${productId}`,
    search: () => `/v1/public/results/search?query=${crypto.randomUUID().slice(0, 8)}`,
    product: () => `/v1/public/products/${productId}`,
  };

  const ask = async (name: string, path: string) => {
    if ((waiting.get(name) ?? 0) >= mostOpen) return;
    waiting.set(name, (waiting.get(name) ?? 0) + 1);
    const asked = performance.now();
    const note = (status: number | null, isBlunt = false) =>
      answers.push({ asked, answered: performance.now(), path: name, status, isBlunt });
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        signal: AbortSignal.timeout(longestWaitMs),
      });
      await response.arrayBuffer();
      const { status, headers } = response;
      note(status, status === 503 && name !== 'ready' && !headers.has('retry-after'));
    } catch {
      note(null);
    }
    waiting.set(name, (waiting.get(name) ?? 1) - 1);
  };

  const run = async () => {
    const asked: Promise<void>[] = [];
    while (!ending.signal.aborted) {
      for (const [name, path] of Object.entries(paths)) asked.push(ask(name, path()));
      await pause(everyMs);
    }
    await Promise.all(asked);
  };
  const running = run();

  /** When the first of the last answers that were all well came; null while a path has fewer than three of them. */
  const wellSince = (since: number): number | null => {
    const times = Object.keys(paths).map((name) => {
      const own = answers
        .filter(({ path, asked }) => path === name && asked > since)
        .sort((a, b) => a.asked - b.asked);
      const lastBad = own.findLastIndex(({ status }) => status !== 200);
      const good = own.slice(lastBad + 1);
      return good.length >= 3 ? (good[0]?.answered ?? Infinity) : Infinity;
    });
    const latest = Math.max(...times);
    return Number.isFinite(latest) ? latest : null;
  };

  return {
    async untilWell(since, patienceMs) {
      while (performance.now() - since < patienceMs) {
        const well = wellSince(since);
        if (well !== null) return (well - since) / 1000;
        await pause(50);
      }
      return null;
    },
    seen() {
      const failed = answers.filter(
        ({ status }) => status !== null && status >= 500 && status !== 503,
      );
      const hung = answers.filter((one) => one.status === null && msOf(one) > longestWaitMs - 100);
      const slowest = answers.reduce<Answered | null>(
        (most, one) => (most === null || msOf(one) > msOf(most) ? one : most),
        null,
      );
      const ready = new Map<number | null, number>();
      for (const { path, status } of answers) {
        if (path === 'ready') ready.set(status, (ready.get(status) ?? 0) + 1);
      }
      const worst = new Set([
        ...failed.map(({ path, status }) => `${path} ${status}`),
        ...hung.map(({ path }) => `${path} hung`),
      ]);
      return {
        failures: failed.length,
        blunt: answers.filter(({ isBlunt }) => isBlunt).length,
        hung: hung.length,
        slowestMs: slowest ? msOf(slowest) : 0,
        ready,
        worst: [...worst].join(', '),
      };
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}

const msOf = ({ asked, answered }: Answered) => answered - asked;
