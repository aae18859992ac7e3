import type { Bench } from '../bench.ts';
import { atMost, type Line } from '../line.ts';
import { prepareCalls } from '../prepare-calls.ts';
import { kindGroups } from '../queries/kinds.ts';
import type { QueryKind } from '../queries/searches.ts';
import { percentile } from '../../measure/ratios.ts';
import type { Shop } from '../../product/open-shop.ts';
import { longestWaitDuring, openCaller } from '../../visitors/ask.ts';

const turnsPerRound = 12;
const mostMs = 10;

/** How long another caller waits during a search, the first one after a change as in `measureUncached`. */
export async function measureWaits(bench: Bench, shop: Shop): Promise<Line[]> {
  const { drawAfterChange, ask, leave } = await prepareCalls(bench, shop);
  const other = openCaller(shop.port);
  const measure = (kind: QueryKind, turns: number) =>
    Array.fromAsync({ length: turns }, async () => {
      const path = await drawAfterChange(kind);
      return longestWaitDuring(ask(path), other);
    });
  const all = Object.values(kindGroups).flatMap(({ title, kinds }) =>
    kinds.map((kind) => ({ ...kind, work: `another waits, ${title}: ${kind.work}` })),
  );
  // So that V8 has compiled what is measured.
  for (const kind of all) await measure(kind, turnsPerRound);
  const lines = await Array.fromAsync(all, async (kind): Promise<Line> => {
    const waits = await measure(kind, turnsPerRound * bench.rounds);
    const at = (share: number) => percentile(waits, share).toFixed(1);
    const figures = { 'waits, p50': at(0.5), p95: at(0.95), most: at(1) };
    // The longest of all may be a collection of garbage.
    const met = atMost(percentile(waits, 0.95), mostMs, 'ms at p95');
    return { work: kind.work, measured: figures, ...met };
  });
  other.close();
  await leave();
  return lines;
}
