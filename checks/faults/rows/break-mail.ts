import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from '../outcome.ts';
import { type FaultPlan, runFaults } from '../run-fault.ts';
import type { FaultShop, Ground } from '../shop/open-fault-shop.ts';
import type { MailServer } from '../../product/open-mail-server.ts';

/** The longest pause before a mail is tried again, and then some. */
export const mailRecovery = 45;

type Trouble = [
  title: string,
  begin: (server: MailServer) => void,
  end: (server: MailServer) => void,
  mailsMayDouble?: boolean,
];

const answering = (trouble: Parameters<MailServer['setTrouble']>[0]) =>
  [
    (server: MailServer) => server.setTrouble(trouble),
    (server: MailServer) => server.setTrouble(null),
  ] as const;

const troubles: Trouble[] = [
  ['refuses connections', ({ proxy }) => proxy.refuse(), ({ proxy }) => proxy.accept()],
  ['hangs', ({ proxy }) => proxy.silence(), ({ proxy }) => proxy.forget()],
  ['says 421', ...answering(421)],
  ['says 450', ...answering(450)],
  ['says 550', ...answering(550)],
  // It takes what it does not confirm.
  ['drops after DATA', ...answering('drop'), true],
];

/** A mail server in every kind of trouble; each time, all mails must have gone out in the end. */
export function breakMail(ground: Ground): Promise<FaultLine[]> {
  const plans = troubles.map(
    ([title, begin, end, mailsMayDouble = false]) =>
      (shop: FaultShop): FaultPlan => ({
        fault: `mail server ${title}`,
        seconds: 20,
        begin: () => begin(shop.mailServer),
        end: () => end(shop.mailServer),
        mailsMayDouble,
        untilWell: (since) => untilMailed(shop, since),
        recovery: mailRecovery,
        slowest: 5,
      }),
  );
  return runFaults(ground, {}, plans);
}

/** Waits until no mail is left of those written up to now. */
export async function untilMailed(shop: FaultShop, since: number): Promise<number | null> {
  const { pool } = shop.database;
  const [now] = (await pool.query<{ now: Date }>('select now()')).rows;
  const unsent = 'select 1 from mail where sent_at is null and created_at < $1 limit 1';
  while (performance.now() - since < 120_000) {
    const { rowCount } = await pool.query(unsent, [now?.now]);
    if (rowCount === 0) return (performance.now() - since) / 1000;
    await pause(200);
  }
  return null;
}
