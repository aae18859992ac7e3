import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, judgeRecovery } from '../fault.ts';
import { type FaultShop, type Ground, usual, withFaultShop } from '../shop/open-fault-shop.ts';
import { patienceOf, sendDuring } from '../shop/send-during.ts';
import { addTotals, countKills, keepTotals, readTotals, type Totals } from '../totals.ts';
import { listTree, signalAll } from '../../measure/proc.ts';
import { poll } from '../../poll.ts';
import { readPostmaster } from '../../product/open-shop.ts';
import { judgeCounts } from '../../visitors/count-forms.ts';
import type { FormTraffic } from '../../visitors/send-forms.ts';

const senders = { clients: 6, gapMs: 20 };
/** After this many kills all is counted, and added to the totals. */
const perCheck = 24;
/** How many the product is to have survived in all runs together. */
const wanted = 1_000;
const recovery = 10;

const kill = (...pids: number[]) => signalAll(pids, 'SIGKILL');

type Kill = (shop: FaultShop, ground: Ground) => Promise<void>;

/** Things that are killed without warning, by their names in the totals. `all`: as when the power fails. */
const kinds: Record<string, [title: string, happen: Kill]> = {
  server: ['server killed', (shop) => shop.kill().then(shop.start)],
  postmaster: ['postmaster killed', async (shop) => kill(await readPostmaster(shop.dataDir))],
  backend: [
    'a backend killed',
    async ({ database: { pool } }, { random }) => {
      const backends = `select pid from pg_stat_activity where application_name = 'orendi'`;
      kill(random.pick((await pool.query<{ pid: number }>(backends)).rows).pid);
    },
  ],
  all: [
    'server and database killed',
    async (shop) => {
      const database = listTree(await readPostmaster(shop.dataDir));
      kill(shop.product().pid, ...database);
      await shop.kill();
      await shop.start();
    },
  ],
};

/** Kills everything that can be killed, in turn and at random moments, while visitors send requests. */
export const kills: Fault[] = [
  {
    name: 'killed under requests',
    async run(ground) {
      const parts: Totals[] = [];
      for (let left = ground.kills; left > 0; left -= perCheck) {
        const part = await withFaultShop(ground, usual, (shop) =>
          killInTurn(shop, ground, Math.min(left, perCheck)),
        );
        await keepTotals(ground.totals, part);
        parts.push(part);
        process.stderr.write(`${ground.kills - Math.max(0, left - perCheck)} kills … `);
      }
      const outcome = judgeTotals(parts.reduce(addTotals));
      const most = recovery * patienceOf({ isStarved: ground.starving !== null });
      outcome.broken.push(...judgeRecovery(outcome.recovered, most));
      return outcome;
    },
  },
  {
    // Its slowest moment on the busiest machine is no verdict.
    name: 'killed under requests in all runs',
    async run({ totals }) {
      const all = await readTotals(totals);
      if (!all) throw new Error('No kill has been counted.');
      const outcome = judgeTotals(all);
      return { ...outcome, note: `${countKills(all)} of ${wanted} kills: ${outcome.note}` };
    },
  },
];

function judgeTotals({ kills: made, counts, longestRecovery: recovered }: Totals) {
  const note = Object.entries(made)
    .map(([kind, count]) => `${count} × ${kinds[kind]?.[0] ?? kind}`)
    .join(', ');
  return { counts, recovered, broken: judgeCounts(counts, true), note };
}

async function killInTurn(shop: FaultShop, ground: Ground, times: number): Promise<Totals> {
  const made: Totals['kills'] = {};
  let longestRecovery = 0;
  const { counts } = await sendDuring(shop, senders, async (traffic) => {
    const inTurn = Array.from({ length: times }, () => Object.entries(kinds)).flat();
    for (const [kind, [, happen]] of inTurn.slice(0, times)) {
      await untilMoreAcknowledged(shop, traffic);
      // Falls anywhere within the work of a request and its mail.
      await pause(ground.random.below(120));
      const killed = performance.now();
      await happen(shop, ground);
      made[kind] = (made[kind] ?? 0) + 1;
      await untilMoreAcknowledged(shop, traffic);
      longestRecovery = Math.max(longestRecovery, (performance.now() - killed) / 1000);
    }
  });
  return { kills: made, counts, longestRecovery };
}

/** @throws Error when visitors wait too long */
async function untilMoreAcknowledged(shop: FaultShop, { acknowledged }: FormTraffic) {
  const enough = acknowledged.size + senders.clients;
  const patienceMs = 60_000 * patienceOf(shop);
  if (await poll(() => acknowledged.size >= enough, patienceMs, 5)) return;
  throw new Error('The product did not recover from a kill.');
}
