import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from '../outcome.ts';
import { runFault } from '../run-fault.ts';
import type { Ground } from '../shop/open-fault-shop.ts';
import { signalAll } from '../shop/signal-database.ts';
import { withClusterShop } from '../shop/with-cluster-shop.ts';

const seconds = 45;
const listPids = `select string_agg(pid::text, ',') from pg_stat_activity where pid <> pg_backend_pid()`;

/** The only standby that is left is silent, and not dead: commits wait, and forms are answered 503 in time. */
export function silenceStandby(ground: Ground): Promise<FaultLine[]> {
  return withClusterShop(ground, {}, async (shop, { standbys: [standby, other] }) => {
    let frozen: number[] = [];
    const wake = async () => signalAll(frozen, 'SIGCONT');
    shop.undo.add(wake);
    const line = await runFault(shop, {
      fault: 'the only synchronous standby frozen (SIGSTOP)',
      seconds,
      async begin() {
        await other.kill();
        frozen = String(await standby.ask(listPids))
          .split(',')
          .map(Number);
        signalAll(frozen, 'SIGSTOP');
      },
      async during() {
        await pause(20_000);
        const said = await (await fetch(`http://127.0.0.1:${shop.port}/readyz`)).text();
        return said === 'reads only' ? [] : [`/readyz says ${said} while nothing commits`];
      },
      end: wake,
    });
    return [line];
  });
}

/** A replica that is another shop's, further on in its own log, as a copied setting names it. */
export function nameForeignReplica(ground: Ground): Promise<FaultLine[]> {
  return withClusterShop(ground, {}, async (foreign, { primary, standbys: [replica] }) => {
    const name = 'Staging';
    await foreign.database.db.updateTable('business').set({ business_name: name }).execute();
    for (let times = 0; times < 3; times += 1) await primary.ask('select pg_switch_wal()');
    return withClusterShop(ground, { DATABASE_REPLICA_URL: replica.url }, async (shop) => {
      let shown = 0;
      // A replica is taken in within a second or two, and read from by every call that may.
      for (let times = 0; times < 50; times += 1) {
        const url = `http://127.0.0.1:${shop.port}/v1/public/products/${foreign.productId}`;
        if ((await (await fetch(url)).text()).includes(name)) shown += 1;
        await pause(100);
      }
      const broken = shown > 0 ? [`${shown} of 50 visitors saw the other shop`] : [];
      return [{ fault: "another shop's standby as a replica", seconds: null, broken }];
    });
  });
}
