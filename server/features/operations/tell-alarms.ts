import { sql } from 'kysely';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { m } from '@orendi/messages';
import type { Services } from '../../services.ts';
import { findOutboxHold } from '../../platform/jobs/index.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { say } from '../../platform/sentence.ts';
import { operatorPushQueue, tellOperators } from '../operator-news/index.ts';
import { type AlarmedShop, type Check, checks } from './checks.ts';
import { type Finding, tell } from './doctor/finding.ts';

/**
 * Every alarm there is now. A part that cannot be looked at raises none: what is broken then shows elsewhere.
 * @param isNew leaves out what operators are not told at once
 */
export async function listAlarms(shop: AlarmedShop, isNew = false): Promise<Finding[]> {
  const found = Object.values<Check>(checks).map(
    async ({ alarm, news = alarm }) => (await (isNew ? news : alarm)?.(shop)) ?? [],
  );
  const settled = await Promise.allSettled(found);
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

const keptDays = 7;

/** Tells operators of each part that has an alarm, once a day. While the outbox is held browsers alone can be told. */
export async function tellAlarms(services: Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>) {
  const { clock, db, jobs } = services;
  const day = tiraneDay(clock());
  const found = Map.groupBy(await listAlarms(services, true), ({ area }) => area);
  for (const [area, findings] of found) {
    const isNew = await db.transaction().execute(async (trx) => {
      const { numAffectedRows: inserted } = await sql`
        insert into alarm (kind, day) values (${area}, ${day}) on conflict do nothing`.execute(trx);
      if (inserted === 0n) return false;
      await sql`delete from alarm where day < ${day}::date - ${keptDays}::int`.execute(trx);
      await tellOperators(trx, services, {
        topic: `alarm-${area}`,
        title: say(m.mail_alarm_title, { area: tell(`area_${area}`) }),
        lines: findings.flatMap(({ text, remedy }) => (remedy ? [text, remedy] : [text])),
        path: '/operator',
        isPushOnly: (await findOutboxHold(trx)) !== null,
      });
      return true;
    });
    if (!isNew) continue;
    jobs.wake(mailQueue);
    jobs.wake(operatorPushQueue);
  }
}
