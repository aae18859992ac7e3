import { setTimeout as pause } from 'node:timers/promises';
import { faultOf } from '../fault.ts';
import { onCluster } from '../shop/prepare.ts';
import { type Place, withFaultShop } from '../shop/open-fault-shop.ts';
import { underVisitors } from '../under-visitors.ts';
import { signalAll } from '../../measure/proc.ts';

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
