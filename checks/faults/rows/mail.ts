import type { Fault } from '../fault.ts';
import { type FaultShop, usual } from '../shop/open-fault-shop.ts';
import { underVisitors } from '../under-visitors.ts';
import { poll } from '../../poll.ts';
import type { MailTrouble } from '../../product/open-mail-server.ts';

/** The longest pause before a mail is tried again, and then some. */
export const mailRecovery = 45;

const troubles: [title: string, trouble: MailTrouble, mailsMayDouble?: boolean][] = [
  // It cuts or silences those that are open, of which one may have taken a mail without having said so.
  ['refuses connections', 'refuse', true],
  ['hangs', 'hang', true],
  ['says 421', 421],
  ['says 450 to recipients', 450],
  ['says 550 to recipients', 550],
  // It takes what it does not confirm.
  ['drops after DATA', 'drop', true],
];

/** A mail server in every kind of trouble; each time, all mails must have gone out in the end. */
export const smtp: Fault[] = troubles.map(([title, trouble, mailsMayDouble]) =>
  underVisitors(`mail server ${title}`, usual, (shop) => ({
    seconds: 20,
    begin: () => shop.mailServer.setTrouble(trouble),
    end: () => shop.mailServer.setTrouble(null),
    mailsMayDouble,
    untilWell: (since) => untilMailed(shop, since),
    recovery: mailRecovery,
    slowest: 5,
  })),
);

/** Waits until no mail is left of those written up to now. */
export async function untilMailed(shop: FaultShop, since: number): Promise<number | null> {
  const { pool } = shop.database;
  const [now] = (await pool.query<{ now: Date }>('select now()')).rows;
  const unsent = 'select 1 from mail where sent_at is null and created_at < $1 limit 1';
  const isMailed = async () => (await pool.query(unsent, [now?.now])).rowCount === 0;
  const mailed = await poll(isMailed, since + 120_000 - performance.now(), 200);
  return mailed && (performance.now() - since) / 1000;
}
