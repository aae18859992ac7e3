import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { judgeRefusal } from './processes.ts';
import { listTree, signalAll } from '../../measure/proc.ts';
import { readPostmaster } from '../../product/open-shop.ts';
import { type Fault, faultOf } from '../fault.ts';
import { type Place, usual, withFaultShop } from '../shop/open-fault-shop.ts';
import { beside, onCluster } from '../shop/prepare.ts';
import { underVisitors } from '../under-visitors.ts';

type Silence = [title: string, which: 'all' | 'open', end?: 'forget' | 'resume', seconds?: number];
const silences: Silence[] = [
  ['all database connections silent, then new ones pass', 'all', 'forget', 75],
  ['open database connections silent for good, new ones pass', 'open'],
  ['all database connections silent, then all that was held comes', 'all', 'resume', 20],
];

/** A network between product and database that keeps every socket open and passes nothing. */
export const silent: Fault[] = [
  ...silences.map(([title, which, end, seconds]) =>
    underVisitors(title, beside, ({ proxy }) => {
      return { seconds, begin: () => proxy.silence(which), end: () => end && proxy[end]() };
    }),
  ),
  faultOf('TERM while all database connections are silent', beside, async (shop) => {
    await fetch(`http://127.0.0.1:${shop.port}/v1/public/products/${shop.productId}`);
    shop.proxy.silence();
    return shop.stop();
  }),
];

const seconds = 75;

/** A database that hangs, and one that is gone, for longer than anything waits. */
export const database: Fault[] = [
  underVisitors('all database processes frozen (SIGSTOP)', usual, async ({ dataDir, undo }) => {
    const postmaster = await readPostmaster(dataDir);
    const signal = async (what: NodeJS.Signals) => signalAll(listTree(postmaster), what);
    // A frozen process would outlive everything else.
    undo.add(() => signal('SIGCONT'));
    return { seconds, begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT') };
  }),
  underVisitors('database shut down, started again', beside, (shop) => ({
    seconds,
    begin: shop.stopDatabase,
    end: shop.startDatabase,
  })),
];

const listPids = `select string_agg(pid::text, ',') from pg_stat_activity where pid <> pg_backend_pid()`;

/** The only standby that is left is silent, and not dead: commits wait, and forms are answered 503 in time. */
export const standby = underVisitors(
  'the only synchronous standby frozen (SIGSTOP)',
  onCluster,
  ({ port, undo, cluster: { standbys } }) => {
    const [kept, killed] = standbys;
    let frozen: number[] = [];
    const wake = async () => signalAll(frozen, 'SIGCONT');
    undo.add(wake);
    return {
      seconds: 45,
      async begin() {
        await killed.kill();
        frozen = String(await kept.ask(listPids))
          .split(',')
          .map(Number);
        signalAll(frozen, 'SIGSTOP');
      },
      async during() {
        await pause(20_000);
        const said = await (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
        return said === 'reads only' ? [] : [`/readyz says ${said} while nothing commits`];
      },
      end: wake,
    };
  },
);

/** A replica that is another shop's, further on in its own log, as a copied setting names it. */
export const replica = faultOf(
  "another shop's standby as a replica",
  onCluster,
  async (foreign, ground) => {
    const { primary, standbys } = foreign.cluster;
    const name = 'Staging';
    await foreign.database.db.updateTable('business').set({ business_name: name }).execute();
    for (let times = 0; times < 3; times += 1) await primary.ask('select pg_switch_wal()');
    const misled = async (place: Place) => {
      const { env } = await onCluster(place);
      return { env: { ...env, DATABASE_REPLICA_URL: standbys[0].url } };
    };
    return withFaultShop(ground, misled, async ({ port }) => {
      let shown = 0;
      // A replica is taken in within a second or two, and read from by every call that may.
      for (let times = 0; times < 50; times += 1) {
        const url = `http://127.0.0.1:${port}/v1/public/products/${foreign.productId}`;
        if ((await (await fetch(url)).text()).includes(name)) shown += 1;
        await pause(100);
      }
      return { broken: shown > 0 ? [`${shown} of 50 visitors saw the other shop`] : [] };
    });
  },
);

const misled = (
  which: string,
  urlIn: (cluster: Awaited<ReturnType<typeof onCluster>>['cluster']) => string,
): Fault =>
  faultOf(`DATABASE_URL ${which}`, onCluster, async (shop) => {
    const dataDir = join(shop.dataDir, 'wrong');
    const env = { ...shop.env, DATABASE_URL: urlIn(shop.cluster) };
    return { broken: await judgeRefusal(shop, /DATABASE_URL/, { dataDir, env }) };
  });

/** A DATABASE_URL that leads to no database that can be written. */
export const urls: Fault[] = [
  misled('of a server that is down', () => 'postgres://orendi@127.0.0.1:9/orendi'),
  misled('of a database that is missing', ({ primary }) => `${primary.url}-missing`),
  misled('of a standby', ({ standbys: [standby] }) => standby.url),
];
