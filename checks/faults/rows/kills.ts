import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, judgeRecovery } from '../fault.ts';
import { type FaultShop, type Ground, usual, withFaultShop } from '../shop/open-fault-shop.ts';
import { patienceOf, sendDuring } from '../under-visitors.ts';
import { listTree, signalAll } from '../../measure/proc.ts';
import { poll } from '../../poll.ts';
import { readPostmaster } from '../../product/open-shop.ts';
import { addCounts, judgeCounts } from '../../visitors/count-forms.ts';
import type { FormTraffic } from '../../visitors/send-forms.ts';

const senders = { clients: 6, gapMs: 20 };
/** After this many kills, each kind as often, all is counted, and the next are those of a new shop. */
const perCheck = 24;
const recovery = 10;

const kill = (...pids: number[]) => signalAll(pids, 'SIGKILL');

/** Things that are killed without warning; the last as when the power fails. */
const kinds: [title: string, happen: (shop: FaultShop, ground: Ground) => Promise<void>][] = [
  ['server killed', (shop) => shop.kill().then(shop.start)],
  ['postmaster killed', async (shop) => kill(await readPostmaster(shop.dataDir))],
  [
    'a backend killed',
    async ({ database: { pool } }, { random }) => {
      const backends = `select pid from pg_stat_activity where application_name = 'orendi'`;
      kill(random.pick((await pool.query<{ pid: number }>(backends)).rows).pid);
    },
  ],
  [
    'server and database killed',
    async (shop) => {
      const database = listTree(await readPostmaster(shop.dataDir));
      kill(shop.product().pid, ...database);
      await shop.kill();
      await shop.start();
    },
  ],
];

/** Kills everything that can be killed, in turn and at random moments, while visitors send requests. */
export const kills: Fault = {
  name: 'killed under requests',
  async run(ground) {
    const parts: Awaited<ReturnType<typeof killInTurn>>[] = [];
    for (let left = ground.kills; left > 0; left -= perCheck) {
      const times = Math.min(left, perCheck);
      parts.push(await withFaultShop(ground, usual, (shop) => killInTurn(shop, ground, times)));
      process.stderr.write(`${ground.kills - left + times} kills … `);
    }
    const counts = parts.map((part) => part.counts).reduce(addCounts);
    const recovered = Math.max(...parts.map(({ longestRecovery }) => longestRecovery));
    const most = recovery * patienceOf({ isStarved: ground.starving !== null });
    const broken = [...judgeCounts(counts, true), ...judgeRecovery(recovered, most)];
    const timesOf = (at: number) => Math.ceil((ground.kills - at) / kinds.length);
    const note = kinds.map(([title], at) => `${timesOf(at)} × ${title}`).join(', ');
    return { counts, recovered, broken, note };
  },
};

async function killInTurn(shop: FaultShop, ground: Ground, times: number) {
  let longestRecovery = 0;
  const { counts } = await sendDuring(shop, senders, async (traffic) => {
    const inTurn = Array.from({ length: times }, () => kinds).flat();
    for (const [, happen] of inTurn.slice(0, times)) {
      await untilMoreAcknowledged(shop, traffic);
      // Falls anywhere within the work of a request and its mail.
      await pause(ground.random.below(120));
      const killed = performance.now();
      await happen(shop, ground);
      await untilMoreAcknowledged(shop, traffic);
      longestRecovery = Math.max(longestRecovery, (performance.now() - killed) / 1000);
    }
  });
  return { counts, longestRecovery };
}

/** @throws Error when visitors wait too long */
async function untilMoreAcknowledged(shop: FaultShop, { acknowledged }: FormTraffic) {
  const enough = acknowledged.size + senders.clients;
  const patienceMs = 60_000 * patienceOf(shop);
  if (await poll(() => acknowledged.size >= enough, patienceMs, 5)) return;
  throw new Error('The product did not recover from a kill.');
}
