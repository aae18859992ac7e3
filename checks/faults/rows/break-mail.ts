import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from '../outcome.ts';
import { type FaultPlan, runFaults } from '../run-fault.ts';
import type { FaultShop, Ground } from '../shop/open-fault-shop.ts';
import type { MailTrouble } from '../smtp/open-mail-server.ts';

const seconds = 20;
/** The longest pause before a mail is tried again, and then some. */
export const mailRecovery = 45;

const untilMailedBy = (shop: FaultShop) => ({
  untilWell: (since: number) => untilMailed(shop, since),
  recovery: mailRecovery,
  slowest: 5,
});

const misbehave =
  (title: string, trouble: MailTrouble, mailsMayDouble = false) =>
  (shop: FaultShop): FaultPlan => ({
    fault: `mail server ${title}`,
    seconds,
    begin: () => shop.mailServer.setTrouble(trouble),
    end: () => shop.mailServer.setTrouble(null),
    mailsMayDouble,
    ...untilMailedBy(shop),
  });

/** A mail server in every kind of trouble; each time, all mails must have gone out in the end. */
export function breakMail(ground: Ground): Promise<FaultLine[]> {
  return runFaults(ground, {}, [
    (shop) => ({
      fault: 'mail server refuses connections',
      seconds,
      begin: shop.mailServer.refuse,
      end: shop.mailServer.listen,
      ...untilMailedBy(shop),
    }),
    misbehave('hangs', 'silent'),
    misbehave('says 421', '421'),
    misbehave('says 450 to recipients', '450'),
    misbehave('says 550 to recipients', '550'),
    // It takes what it does not confirm.
    misbehave('drops after DATA', 'drop', true),
  ]);
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
