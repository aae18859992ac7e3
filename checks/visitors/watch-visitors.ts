import { poll } from '../poll.ts';
import { openCaller } from './ask.ts';
import { callPaced } from './at-rate.ts';
import { type Answer, answerTo, longestWaitMs } from './visit.ts';

const perSecond = 4;
const mostOpen = 6;

/**
 * Visitors who look around: one path from the cache, one past it, one that needs the database, and the check for
 * monitors. Each is asked for four times a second, but not while six earlier calls wait.
 */
export function watchVisitors(port: number, productId: number) {
  const answers: Answer<string>[] = [];
  const paths: [part: string, path: () => string][] = [
    ['ready', () => '/readyz'],
    ['page', () => `/product/${productId}`],
    ['search', () => `/v1/public/results/search?query=${crypto.randomUUID().slice(0, 8)}`],
    ['product', () => `/v1/public/products/${productId}`],
  ];
  const caller = openCaller(port, paths.length * mostOpen, longestWaitMs);
  const rates = paths.map(([part, path]) => {
    let open = 0;
    return callPaced({ perSecond }, async () => {
      if (open >= mostOpen) return;
      open += 1;
      const question = { part, asked: performance.now() };
      answers.push(await answerTo(question, () => caller.ask({ path: path() })));
      open -= 1;
    });
  });

  /** When the first of the last answers that were all well came; null while a path has fewer than three of them. */
  const wellSince = (since: number): number | null => {
    const times = paths.map(([path]) => {
      const own = answers
        .filter(({ part, asked }) => path === part && asked > since)
        .sort((a, b) => a.asked - b.asked);
      const good = own.slice(own.findLastIndex(({ isWell }) => !isWell) + 1);
      return good[0] && good.length >= 3 ? good[0].answered : Infinity;
    });
    const last = Math.max(...times);
    return Number.isFinite(last) ? last : null;
  };

  return {
    answers,
    /** Waits until every page is answered well, three times in a row; resolves to the seconds until then, or null. */
    async untilWell(since: number, patienceMs: number): Promise<number | null> {
      const left = since + patienceMs - performance.now();
      const well = await poll(() => wellSince(since), left, 50);
      return well && (well - since) / 1000;
    },
    async stop() {
      await Promise.all(rates.map((rate) => rate.stop()));
      caller.close();
    },
  };
}
