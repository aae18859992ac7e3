import { setTimeout as pause } from 'node:timers/promises';
import { startDaytimeMails } from '../../../platform/mail/index.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { signUpOwner } from '../../../testing/seller.ts';
import { reminders } from '../reminders/queue-reminders.ts';
import { reminderMails } from '../reminders/tell-reminders.ts';
import { storeOrder } from './store-order.ts';

export type ReminderShop = Awaited<ReturnType<typeof openReminderShop>>;

export const hoursBefore = (at: string, hours: number) =>
  new Date(Date.parse(at) - hours * 3_600_000);

/** A shop whose reminders are queued and written by a clock of the test. */
export async function openReminderShop(overrides?: Parameters<typeof openTestShop>[0]) {
  const shop = await openTestShop(overrides);
  return {
    ...shop,
    /** Queues what is due at a moment, as one process does after another. */
    async remind(at: string, { services } = shop as Pick<TestShop, 'services'>): Promise<void> {
      const { db, jobs } = services;
      const stop = startDaytimeMails({
        db,
        jobs,
        log: silentLog,
        mails: [reminders(services)],
        readTime: async () => new Date(at),
      });
      await pause(1);
      await stop();
    },
    /** An owner, and a call that stores a lead which came so many hours before a moment. */
    async openSeller(business: Parameters<typeof signUpOwner>[1] = {}) {
      const seller = await signUpOwner(shop, business);
      const ask = (
        at: string,
        hours: number,
        fields: Partial<Parameters<typeof storeOrder>[1]> = {},
      ) => {
        const since = hoursBefore(at, hours);
        return storeOrder(shop, {
          business_id: seller.businessId,
          created_at: since,
          state_since: since,
          ...fields,
        });
      };
      return { ...seller, ask };
    },
    /** The reminders of an account in the outbox, the first one first, without the copies to a second address. */
    async mailsOf(accountId: number) {
      const { rows } = await shop.pool.query(
        `select message_id, recipient, payload, due_at from mail
         where account_id = $1 and template = 'reminder' and message_id like '%-1.%' order by id`,
        [accountId],
      );
      return rows as {
        message_id: string;
        recipient: string;
        payload: { waiting: number[]; followUps: number[]; isMorning: boolean };
      }[];
    },
    /** A mail as it would be sent at a moment. */
    write: (payload: unknown, at: string) => {
      const { reminder } = reminderMails(shop.services.settings, async () => new Date(at));
      if (!reminder) throw new Error('there is no template for reminders');
      return reminder(payload, shop.db);
    },
  };
}
