import { setTimeout as pause } from 'node:timers/promises';
import { addCounts, type FaultLine, judgeCounts, judgeRecovery, noCounts } from '../outcome.ts';
import { starvedRecovery } from '../run-fault.ts';
import { type FaultShop, type Ground, withFaultShop } from '../shop/open-fault-shop.ts';
import { findPostmaster, listBackends, listDatabase, signalAll } from '../shop/signal-database.ts';
import {
  addTotals,
  keepTotals,
  type KillKind,
  killKinds,
  noTotals,
  type Totals,
} from '../totals.ts';
import { countForms } from '../traffic/count-outcome.ts';
import { type FormTraffic, sendForms } from '../traffic/send-forms.ts';

const clients = 6;
const gapMs = 20;
/** After this many kills all is counted, and added to the totals. */
const perCheck = 24;
const recovery = 10;
const patienceMs = 60_000;

const patienceOf = (isStarved: boolean) => (isStarved ? starvedRecovery : 1);

const names: Record<KillKind, string> = {
  server: 'server killed',
  postmaster: 'postmaster killed',
  backend: 'a backend killed',
  all: 'server and database killed',
};

/** Kills everything that can be killed, in turn and at random moments, while visitors send requests. */
export async function killAll(ground: Ground): Promise<FaultLine[]> {
  let run = noTotals;
  for (let left = ground.kills; left > 0; left -= perCheck) {
    const part = await withFaultShop(ground, {}, (shop) =>
      killMany(ground, shop, Math.min(left, perCheck)),
    );
    run = addTotals(run, part);
    await keepTotals(ground.totals, part);
    process.stderr.write(`${ground.kills - Math.max(0, left - perCheck)} kills … `);
  }
  const line = presentTotals('killed under requests', run);
  const most = recovery * patienceOf(ground.starving !== null);
  const broken = [...line.broken, ...judgeRecovery(run.longestRecovery, most)];
  return [{ ...line, broken }];
}

/** One line for all kills of a run, or of all runs, whose slowest moment on the busiest machine is no verdict. */
export function presentTotals(
  fault: string,
  { kills, counts, longestRecovery }: Totals,
): FaultLine {
  const note = killKinds.map((kind) => `${kills[kind]} × ${names[kind]}`).join(', ');
  const broken = judgeCounts(counts, true);
  return { fault, seconds: null, counts, recovered: longestRecovery, broken, note };
}

async function killMany(ground: Ground, shop: FaultShop, times: number): Promise<Totals> {
  const traffic = sendForms({
    drawProduct: () => shop.productId,
    ports: [shop.port],
    pace: { clients, gapMs },
  });
  const longestMs = patienceMs * patienceOf(shop.isStarved);
  const kills = { ...noTotals.kills };
  let longestRecovery = 0;
  const killInTurn = async () => {
    for (let time = 0; time < times; time += 1) {
      const kind = killKinds[time % killKinds.length] ?? 'server';
      await untilMoreAcknowledged(traffic, clients, longestMs);
      // Falls anywhere within the work of a request and its mail.
      await pause(ground.random.below(120));
      const killed = performance.now();
      await kill(shop, kind, ground);
      kills[kind] += 1;
      await untilMoreAcknowledged(traffic, clients, longestMs);
      longestRecovery = Math.max(longestRecovery, (performance.now() - killed) / 1000);
    }
  };
  const patience = { forms: longestMs, mails: longestMs };
  const { counts, given } = await countForms(shop, traffic, patience, killInTurn);
  return { kills, counts: addCounts(counts, { ...noCounts, failures: given }), longestRecovery };
}

async function kill(shop: FaultShop, kind: KillKind, { random }: Ground): Promise<void> {
  if (kind === 'server') {
    await shop.kill();
    await shop.start();
  } else if (kind === 'postmaster') {
    signalAll([await findPostmaster(shop)], 'SIGKILL');
  } else if (kind === 'backend') {
    signalAll([random.pick(await listBackends(shop))], 'SIGKILL');
  } else {
    const database = await listDatabase(shop);
    shop.product().child.kill('SIGKILL');
    signalAll(database, 'SIGKILL');
    await shop.kill();
    await shop.start();
  }
}

/** @throws Error when visitors wait too long */
async function untilMoreAcknowledged(
  { tally }: FormTraffic,
  more: number,
  longestMs: number,
): Promise<void> {
  const enough = tally.acknowledged.size + more;
  const deadline = performance.now() + longestMs;
  while (tally.acknowledged.size < enough) {
    if (performance.now() > deadline) throw new Error('The product did not recover from a kill.');
    await pause(5);
  }
}
