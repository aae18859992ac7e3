import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { usual } from '../shop/prepare.ts';
import type { FaultShop } from '../shop/open-fault-shop.ts';
import { underVisitors } from '../under-visitors.ts';
import type { MailServer } from '../../product/open-mail-server.ts';

/** The longest pause before a mail is tried again, and then some. */
export const mailRecovery = 45;

type Act = (server: MailServer) => void;
type Trouble = [title: string, begin: Act, end: Act, mailsMayDouble?: boolean];

const misbehave =
  (trouble: Parameters<MailServer['setTrouble']>[0]): Act =>
  (server) =>
    server.setTrouble(trouble);

const behave = misbehave(null);

const troubles: Trouble[] = [
  // It cuts or silences those that are open, of which one may have taken a mail without having said so.
  ['refuses connections', ({ proxy }) => proxy.refuse(), ({ proxy }) => proxy.accept(), true],
  ['hangs', ({ proxy }) => proxy.silence(), ({ proxy }) => proxy.forget(), true],
  ['says 421', misbehave(421), behave],
  ['says 450 to recipients', misbehave(450), behave],
  ['says 550 to recipients', misbehave(550), behave],
  // It takes what it does not confirm.
  ['drops after DATA', misbehave('drop'), behave, true],
];

/** A mail server in every kind of trouble; each time, all mails must have gone out in the end. */
export const smtp: Fault[] = troubles.map(([title, begin, end, mailsMayDouble]) =>
  underVisitors(`mail server ${title}`, usual, (shop) => ({
    seconds: 20,
    begin: () => begin(shop.mailServer),
    end: () => end(shop.mailServer),
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
  while (performance.now() - since < 120_000) {
    const { rowCount } = await pool.query(unsent, [now?.now]);
    if (rowCount === 0) return (performance.now() - since) / 1000;
    await pause(200);
  }
  return null;
}
