import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cheapSolver } from '../../visitors/cheap-solver.ts';
import { startProduct } from '../../product/start-product.ts';
import type { Undo } from '../../product/undo.ts';
import type { FaultLine } from '../../faults/fault-line.ts';
import { judgeCounts, judgeRecovery } from '../../faults/judge-counts.ts';
import { endAll, failuresOf } from '../../faults/run-fault.ts';
import { fillShop } from '../../faults/shop/make-template.ts';
import { openMailServer } from '../../faults/smtp/open-mail-server.ts';
import { countOutcome } from '../../faults/traffic/count-outcome.ts';
import { type FormTraffic, sendForms } from '../../faults/traffic/send-forms.ts';
import { openDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import type { NextPort } from '../servers/free-ports.ts';
import { makeTrialFolder } from '../servers/trial-folder.ts';
import { startPatroni } from './start-patroni.ts';

/** The most that a primary's death may cost writes, in seconds. */
const longest = 30;
const patienceMs = 90_000;
const role = 'orendi';

/** Kills the primary under forms, and waits until Patroni has promoted another and forms are acknowledged again. */
export async function runFailover(
  nextPort: NextPort,
  undo: Undo,
  say: (text: string) => void,
): Promise<FaultLine> {
  say('etcd, and PostgreSQL with Patroni');
  const patroni = await startPatroni(nextPort, undo);
  const until = async <Found>(find: () => Promise<Found | null>) => {
    for (const end = performance.now() + patienceMs; performance.now() < end; await pause(200)) {
      const found = await find().catch(() => null);
      if (found !== null) return found;
    }
    throw new Error('Patroni has no primary with a synchronous standby.');
  };
  const open = (port: number, user = role, database = role) =>
    openDatabase({ host: '127.0.0.1', port, user, database, max: 2 }, silentLog);
  const primary = await until(patroni.findPrimary);
  const admin = open(primary, 'postgres', 'postgres');
  const sync = `select 1 from pg_stat_replication where sync_state = 'sync'`;
  await until(async () => (await admin.pool.query(sync)).rows[0] ?? null);
  // Patroni chooses one of two; both are to follow before one machine is lost.
  await until(
    async () => (await admin.pool.query(sync.replace(/ where.*/, ''))).rowCount === 2 || null,
  );
  await admin.pool.query(`create role ${role} login`);
  await admin.pool.query(`create database ${role} owner ${role}`);
  await admin.close();

  say('the product');
  const mailServer = await openMailServer();
  undo.add(mailServer.refuse);
  const hosts = patroni.ports.map((port) => `127.0.0.1:${port}`).join(',');
  const dataDir = join(await makeTrialFolder(undo), 'data');
  const env = {
    DATABASE_URL: `postgres://${role}@${hosts}/${role}`,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'shop@orendi.example',
  };
  const { port } = await startProduct(dataDir, undo, { env });
  const before = open(primary);
  const { productId } = await fillShop(port, before.db);
  await before.close();

  say('the primary is killed');
  const solveCaptcha = cheapSolver();
  const ports = () => [port];
  const traffic = sendForms({ productId, ports, clients: 4, gapMs: 100, solveCaptcha });
  try {
    await pause(5_000);
    const killed = performance.now();
    await patroni.killPrimary();
    const recovered = await untilAcknowledged(traffic, killed);
    await pause(5_000);
    const given = await traffic.finish(30_000);
    const database = open(await until(patroni.findPrimary));
    undo.add(database.close);
    const shop = { dataDir, mailServer, database };
    const counts = await countOutcome(shop, traffic.tally, failuresOf(traffic) + given, 60_000);
    const broken = [
      ...judgeRecovery(recovered, longest),
      ...judgeCounts(counts, { mailsDoubled: true }),
    ];
    return { fault: 'the primary killed, under Patroni', seconds: null, counts, recovered, broken };
  } finally {
    await endAll(traffic);
  }
}

/** @returns seconds from the kill until a form was acknowledged that was not before it, or null */
async function untilAcknowledged({ tally }: FormTraffic, killed: number): Promise<number | null> {
  // What had been committed when the primary died may still be answered.
  await pause(500);
  const before = tally.acknowledged.size;
  while (performance.now() - killed < patienceMs) {
    if (tally.acknowledged.size > before) return (performance.now() - killed) / 1000;
    await pause(50);
  }
  return null;
}
