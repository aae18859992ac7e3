import { type Intake, measureIntake, nextMarker } from '../changes/measure-intake.ts';
import { startSecondProcess } from '../changes/start-second-process.ts';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { percentile } from '../../measure/paired-ratio.ts';
import { hasProc, noProc } from '../../measure/read-proc.ts';
import type { Shop } from '../../product/open-shop.ts';
import { authSecret } from '../../product/start-product.ts';
import { prepareChanges } from '../changes/change-listings.ts';
import { prepareDraws } from '../draws/draw-listing.ts';

/** The first calls do not count: statements are planned and code is compiled in them. */
const times = { warmUp: 5, single: 30, many: 8 };
/** A business with about this many products changes them all at once, as an import does. */
const many = 250;
const mostMs = 1_000;

/**
 * The cost of writing listings and of taking in the change in another process, and the time until a search shows it.
 */
export async function measureChanges(ground: Ground): Promise<Line[]> {
  if (!hasProc) return [{ work: 'a change', measured: noProc, met: null }];
  return withShop(ground, async (shop) => {
    const draws = await prepareDraws(shop.database, ground.random);
    const single = Array.from({ length: times.warmUp + times.single }, () => draws.product().id);
    const together = await listProductsOfOneBusiness(shop);
    const changes = await prepareChanges(shop, draws, [...single, ...together], ground.undo);
    const measure = async (groups: number[][]) => {
      const all: Intake[] = [];
      for (const ids of groups) {
        all.push(await measureIntake(shop, (color) => changes.setColor(ids, color)));
      }
      return all.slice(times.warmUp);
    };
    const lines = [
      present('one listing', await measure(single.map((id) => [id]))),
      present(
        `${together.length} listings at once`,
        await measure(Array.from({ length: times.warmUp + times.many }, () => together)),
      ),
      await measureOwnProcess(ground, shop, single),
    ];
    await changes.putBack();
    return lines;
  });
}

function present(what: string, taken: Intake[]): Line {
  const spread = (figure: (one: Intake) => number) => spreadOf(taken.map(figure));
  const seen = taken.map((one) => one.seen);
  return {
    work: `change of ${what}`,
    measured: {
      'written in': spread(({ writing }) => writing),
      'writer CPU': spread(({ writer }) => writer.node + writer.database),
      'taking it in, CPU': spread(({ taking }) => taking.node + taking.database),
      'of it Node': spread(({ taking }) => taking.node),
      'seen after': spreadOf(seen),
    },
    reach: `seen p95 ≤ ${mostMs} ms`,
    met: percentile(seen, 0.95) <= mostMs,
  };
}

/** The time until the writing process shows the change. */
async function measureOwnProcess(ground: Ground, shop: Shop, ids: number[]): Promise<Line> {
  const settings = {
    DATA_DIR: ground.dataDir,
    AUTH_SECRET: authSecret,
    RATE_LIMIT_SCALE: '1000000',
  };
  const second = await startSecondProcess({ connection: shop.connection, settings }, ground.undo);
  const seen: number[] = [];
  for (const id of ids) seen.push(await second.change({ id, color: nextMarker() }));
  await second.stop();
  return {
    work: 'change of one listing, seen by its own process',
    measured: {
      'written in': '',
      'writer CPU': '',
      'taking it in, CPU': '',
      'of it Node': '',
      'seen after': spreadOf(seen.slice(times.warmUp)),
    },
  };
}

const spreadOf = (values: number[]) =>
  [0.5, 0.95].map((share) => percentile(values, share).toFixed(2)).join(' / ');

async function listProductsOfOneBusiness({ database }: Shop): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from product where business_id = (
       select business_id from product group by 1 order by abs(count(*) - $1), 1 limit 1
     ) order by id`,
    [many],
  );
  return rows.map(({ id }) => id);
}
