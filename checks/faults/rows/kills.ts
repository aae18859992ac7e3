import { setTimeout as pause } from 'node:timers/promises';
import { type FaultLine, judgeRecovery } from '../outcome.ts';
import { patienceOf } from '../run-fault.ts';
import { type FaultShop, type Ground, withFaultShop } from '../shop/open-fault-shop.ts';
import { findPostmaster, listBackends } from '../shop/find-database.ts';
import { listTree, signalAll } from '../../measure/proc.ts';
import { countForms, judgeCounts } from '../../visitors/count-forms.ts';
import { type FormTraffic, sendForms } from '../../visitors/send-forms.ts';

const clients = 6;
const gapMs = 20;
const recovery = 10;
const patienceMs = 60_000;

type Kill = (shop: FaultShop, ground: Ground) => Promise<void>;

/** Things that are killed without warning. Server and database together: as when the power fails. */
const kills: readonly (readonly [what: string, kill: Kill])[] = [
  ['server', async (shop) => shop.kill().then(shop.start)],
  ['postmaster', async (shop) => signalAll([await findPostmaster(shop)], 'SIGKILL')],
  [
    'a backend',
    async (shop, { random }) => signalAll([random.pick(await listBackends(shop))], 'SIGKILL'),
  ],
  [
    'server and database',
    async (shop) => {
      signalAll([shop.product().pid, ...listTree(await findPostmaster(shop))], 'SIGKILL');
      await shop.kill();
      await shop.start();
    },
  ],
];

/** Kills everything that can be killed, in turn and at random moments, while visitors send requests. */
export function killAll(ground: Ground): Promise<FaultLine[]> {
  return withFaultShop(ground, {}, async (shop) => {
    const longestMs = patienceMs * patienceOf(shop);
    const drawProduct = () => shop.productId;
    const traffic = sendForms({ drawProduct, ports: [shop.port], pace: { clients, gapMs } });
    let recovered = 0;
    const counts = await countForms(
      () => shop,
      traffic,
      longestMs,
      async () => {
        for (let time = 0; time < ground.kills; time += 1) {
          await untilMoreAcknowledged(traffic, longestMs);
          // Falls anywhere within the work of a request and its mail.
          await pause(ground.random.below(120));
          const killed = performance.now();
          await kills[time % kills.length]?.[1](shop, ground);
          await untilMoreAcknowledged(traffic, longestMs);
          recovered = Math.max(recovered, (performance.now() - killed) / 1000);
        }
      },
    );
    const broken = [
      ...judgeCounts(counts, true),
      ...judgeRecovery(recovered, recovery * patienceOf(shop)),
    ];
    const note = `${ground.kills} kills: ${kills.map(([what]) => what).join(', ')} in turn`;
    return [{ fault: 'killed under requests', seconds: null, counts, recovered, broken, note }];
  });
}

/** @throws Error when visitors wait too long */
async function untilMoreAcknowledged({ tally }: FormTraffic, longestMs: number): Promise<void> {
  const enough = tally.acknowledged.size + clients;
  const deadline = performance.now() + longestMs;
  while (tally.acknowledged.size < enough) {
    if (performance.now() > deadline) throw new Error('The product did not recover from a kill.');
    await pause(5);
  }
}
