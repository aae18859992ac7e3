import { startBareServer } from '../bare/start-bare-server.ts';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { askWell, openCaller } from '../../visitors/ask.ts';
import { measureCalls, type Work } from '../../measure/measure-calls.ts';
import { hasProc, noProc } from '../../measure/read-proc.ts';
import type { Shop } from '../../product/open-shop.ts';
import { prepareChanges } from '../changes/change-listings.ts';
import { prepareDraws } from '../draws/draw-listing.ts';
import { presentBare, presentCalls, type Reach } from './present-calls.ts';
import type { QueryKind } from './query-address.ts';
import { sessionCookie } from '../load/session-cookie.ts';

const changingProducts = 20;

interface Uncached {
  title: string;
  kinds: QueryKind[];
  /** The target with this many listings. */
  reach(listings: number): Reach;
}

/**
 * The cost of single uncached calls, database and Node together, compared with a bare prepared query and the bare
 * server. Each call is made twice: first after a listing was changed, so that the change has to be taken in and earlier
 * counts are invalid; then again.
 */
export function measureUncached(ground: Ground, uncached: Uncached): Promise<Line[]> {
  const { title, kinds, reach } = uncached;
  if (!hasProc) return Promise.resolve([{ work: title, measured: noProc, met: null }]);
  return withShop(ground, async (shop) => {
    const works = await prepareWorks(ground, shop, kinds);
    const samples = await measureCalls(works.all, shop.postmaster, ground.rounds);
    await works.stop();
    const [server = [], query = [], ...ours] = samples;
    const lines = kinds.map(({ work }, at) =>
      presentCalls({
        work: `${title}: ${work}`,
        calls: ours[at] ?? [],
        query,
        server,
        reach: reach(ground.listings),
      }),
    );
    return [...lines, ...presentBare(title, { query, server })];
  });
}

async function prepareWorks({ random, undo }: Ground, shop: Shop, kinds: QueryKind[]) {
  const draws = await prepareDraws(shop.database, random);
  const changing = Array.from({ length: changingProducts }, () => draws.product().id);
  const changes = await prepareChanges(shop, draws, changing, undo);
  const caller = openCaller(shop.port);
  const ask = async (path: string) =>
    (await askWell(caller, { path, headers: { cookie: sessionCookie } })).body;
  const { status, body } = await askWell(caller, { path: '/v1/public/results/search' });
  const answer = { status, headers: { 'content-type': 'application/json' }, body };
  const bare = await startBareServer({ answer, connection: shop.connection }, undo);
  const bareCaller = openCaller(bare.port);
  const askBare = async (path: string) => (await askWell(bareCaller, { path })).body;
  const ours: Work[] = kinds.map(({ draw }) => ({
    node: shop.pid,
    async prepare() {
      await changes.changePrice();
      const path = draw(draws);
      return [() => ask(path), () => ask(path)];
    },
  }));
  const bareServer: Work = { node: bare.pid, prepare: async () => [() => askBare('/')] };
  const bareQuery: Work = {
    node: bare.pid,
    prepare: async () => [() => askBare(`/query/${draws.product().id}`)],
  };
  return {
    all: [bareServer, bareQuery, ...ours],
    async stop() {
      await changes.putBack();
      caller.close();
      bareCaller.close();
      await bare.stop();
    },
  };
}
