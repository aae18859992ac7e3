import { preparePriceChanges } from '../change-prices.ts';
import { type Bench, withShop } from '../bench.ts';
import type { Line } from '../print-lines.ts';
import { choiceKinds, choiceWithTextKinds } from '../queries/choice-kinds.ts';
import { prepareDraws, type QueryKind } from '../queries/draws.ts';
import { listKinds } from '../queries/list-kinds.ts';
import { textByPriceKinds, textKinds } from '../queries/text-kinds.ts';
import { median, percentile } from '../../measure/ratios.ts';
import { askWell, openCaller, pastCaches } from '../../visitors/ask.ts';

const turnsPerRound = 12;
const reachMs = 10;

const titled = (title: string, kinds: readonly QueryKind[]): QueryKind[] =>
  kinds.map(({ work, draw }) => ({ work: `${title}: ${work}`, draw }));

const kinds: QueryKind[] = [
  ...titled('uncached', listKinds),
  ...titled('choice', choiceKinds),
  ...titled('text', [...textKinds, ...choiceWithTextKinds, ...textByPriceKinds]),
];

/**
 * How long another caller waits while a search is answered: it asks for what costs nearly nothing, again and again, on a
 * connection of its own. The search is the first one after a change, as in `measureUncached`.
 */
export function measureWaits(bench: Bench): Promise<Line[]> {
  return withShop(bench, async (shop) => {
    const draws = await prepareDraws(shop.database, bench.random);
    const changes = await preparePriceChanges(shop, draws, bench.undo);
    const [caller, other] = [openCaller(shop.port), openCaller(shop.port)];
    /** The longest wait of the other caller during a call, in milliseconds. */
    const longestWait = async (path: string) => {
      const search = { isAnswered: false };
      const answered = askWell(caller, { path, headers: pastCaches }).finally(
        () => (search.isAnswered = true),
      );
      let longest = 0;
      while (!search.isAnswered) {
        const started = performance.now();
        await askWell(other, { path: '/healthz' });
        longest = Math.max(longest, performance.now() - started);
      }
      await answered;
      return longest;
    };
    const measure = async ({ draw }: QueryKind, turns: number) => {
      const waits: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        await changes.changePrice();
        waits.push(await longestWait(draw(draws)));
      }
      return waits;
    };
    // So that V8 has compiled what is measured.
    for (const kind of kinds) await measure(kind, turnsPerRound);
    const lines: Line[] = [];
    for (const kind of kinds) {
      lines.push(presentWaits(kind.work, await measure(kind, turnsPerRound * bench.rounds)));
    }
    caller.close();
    other.close();
    await changes.putBack();
    return lines;
  });
}

/** Met if the 95th percentile is within the limit: the longest of all may be a collection of garbage. */
function presentWaits(work: string, waits: readonly number[]): Line {
  const most = percentile(waits, 0.95);
  return {
    work: `another waits, ${work}`,
    measured: {
      'waits, p50': median(waits).toFixed(1),
      p95: most.toFixed(1),
      most: Math.max(...waits).toFixed(1),
    },
    reach: `p95 ≤ ${reachMs} ms`,
    met: most <= reachMs,
  };
}
