import { setTimeout as pause } from 'node:timers/promises';
import { openCaller } from './ask.ts';
import { callAtRate } from './at-rate.ts';
import { isBug } from './send-forms.ts';
import { longestWaitMs } from './visit.ts';

interface Answered {
  /** In `performance.now()`, as are all times here. */
  asked: number;
  ms: number;
  name: string;
  /** Null: no answer. */
  status: number | null;
  /** Whether a 503 came without `Retry-After`. */
  isBlunt: boolean;
}

/** Everything that visitors were answered so far. */
export type Seen = ReturnType<ReturnType<typeof watchVisitors>['seen']>;

const perSecond = 4;
const mostOpen = 6;

/**
 * Visitors who look around: one path from the cache, one past it, one that needs the database, and the check for
 * monitors. Each is asked for four times a second, but not while six earlier calls wait.
 */
export function watchVisitors(port: number, productId: number) {
  const answers: Answered[] = [];
  const paths: [name: string, path: () => string][] = [
    ['ready', () => '/readyz'],
    ['page', () => `/product/${productId}`],
    ['search', () => `/v1/public/results/search?query=${crypto.randomUUID().slice(0, 8)}`],
    ['product', () => `/v1/public/products/${productId}`],
  ];
  const caller = openCaller(port, paths.length * mostOpen, longestWaitMs);
  const ask = async (name: string, path: string) => {
    const asked = performance.now();
    const answer = await caller.ask({ path }).catch(() => null);
    const status = answer?.status ?? null;
    const isBlunt = status === 503 && name !== 'ready' && !answer?.headers['retry-after'];
    answers.push({ asked, ms: performance.now() - asked, name, status, isBlunt });
  };
  const rates = paths.map(([name, path]) => {
    let open = 0;
    return callAtRate(perSecond, async () => {
      if (open >= mostOpen) return;
      open += 1;
      await ask(name, path());
      open -= 1;
    });
  });

  /** When the first of the last answers that were all well came; infinite while a path has fewer than three of them. */
  const wellSince = (since: number): number => {
    const times = paths.map(([path]) => {
      const own = answers
        .filter(({ name, asked }) => path === name && asked > since)
        .sort((a, b) => a.asked - b.asked);
      const good = own.slice(own.findLastIndex(({ status }) => status !== 200) + 1);
      return good[0] && good.length >= 3 ? good[0].asked + good[0].ms : Infinity;
    });
    return Math.max(...times);
  };

  return {
    /**
     * Waits until every page is answered well, three times in a row.
     * @returns seconds since that moment, or null
     */
    async untilWell(since: number, patienceMs: number): Promise<number | null> {
      while (performance.now() - since < patienceMs) {
        const well = wellSince(since);
        if (Number.isFinite(well)) return (well - since) / 1000;
        await pause(50);
      }
      return null;
    },
    seen() {
      const failed = answers.filter(({ status }) => isBug(status));
      const hung = answers.filter(({ status, ms }) => status === null && ms > longestWaitMs - 100);
      const worst = [...failed, ...hung].map(({ name, status }) => `${name} ${status ?? 'hung'}`);
      const ready = answers.filter(({ name }) => name === 'ready');
      return {
        failures: failed.length,
        blunt: answers.filter(({ isBlunt }) => isBlunt).length,
        hung: hung.length,
        slowestMs: Math.max(0, ...answers.map(({ ms }) => ms)),
        /** Every status of `/readyz`. */
        ready: new Set(ready.map(({ status }) => status)),
        /** Whatever failed or hung, for the reader of a broken row. */
        worst: [...new Set(worst)].join(', '),
      };
    },
    async stop() {
      await Promise.all(rates.map((rate) => rate.stop()));
      caller.close();
    },
  };
}
