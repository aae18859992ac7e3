import { setTimeout as pause } from 'node:timers/promises';
import type { FaultLine } from '../fault-line.ts';
import type { Ground } from '../ground.ts';
import { runFault } from '../run-fault.ts';
import { type FaultShop, withFaultShop } from '../shop/open-fault-shop.ts';
import type { MailServer, MailTrouble } from '../smtp/open-mail-server.ts';

interface Trouble {
  fault: string;
  begin(server: MailServer): Promise<void> | void;
  end(server: MailServer): Promise<void> | void;
  /** The server takes what it does not confirm. */
  takes?: boolean;
}

const misbehave = (fault: string, trouble: MailTrouble, takes = false): Trouble => ({
  fault: `mail server ${fault}`,
  begin: (server) => server.setTrouble(trouble),
  end: (server) => server.setTrouble(null),
  takes,
});

const troubles: Trouble[] = [
  {
    fault: 'mail server refuses connections',
    begin: (server) => server.refuse(),
    end: (server) => server.listen(),
  },
  misbehave('hangs', 'silent'),
  misbehave('says 421', '421'),
  misbehave('says 450 to recipients', '450'),
  misbehave('says 550 to recipients', '550'),
  misbehave('drops after DATA', 'drop', true),
];

const seconds = 20;
/** The longest pause before a mail is tried again, and then some. */
const recovery = 45;

/** A mail server in every kind of trouble; each time, all mails must have gone out in the end. */
export async function breakMail(ground: Ground): Promise<FaultLine[]> {
  const lines: FaultLine[] = [];
  for (const { fault, begin, end, takes = false } of troubles) {
    lines.push(
      await withFaultShop(ground, {}, (shop) =>
        runFault({
          fault,
          shop,
          seconds,
          begin: () => begin(shop.mailServer),
          end: () => end(shop.mailServer),
          untilWell: (since) => untilMailed(shop, since),
          recovery,
          slowest: 5,
          mailsDoubled: takes,
        }),
      ),
    );
  }
  return lines;
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
