import { tiraneDay } from '@orendi/contract/tirane-day';
import { sql } from 'kysely';
import { readValue } from '../db/rows.ts';
import type { Db, Trx } from '../db/tables.ts';
import { createFaultReporter, findOutboxHold, type Jobs, startWorker } from '../jobs/index.ts';
import type { Log } from '../log/log.ts';
import { TooEarlyError } from './mail-message.ts';
import { mailQueue } from './queue-mails.ts';

/** In Tirana, where nobody wants to be called by a mail or a message of ours before the one or after the other. */
const firstHour = 8;
const lastHour = 21;

/** A moment at which people may be reminded of something. */
export interface Daytime {
  at: Date;
  /** Written YYYY-MM-DD. */
  day: string;
  /** When this day's first hour began. */
  morning: Date;
}

const hour = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Tirane',
  hour: 'numeric',
  hourCycle: 'h23',
});
const HOUR_MS = 3_600_000;

/**
 * Tirana is whole hours ahead of UTC, and changes its clocks at night.
 * @returns null at night
 */
export function daytimeAt(at: Date): Daytime | null {
  const now = Number(hour.format(at));
  if (now < firstHour || now >= lastHour) return null;
  const began = (Math.floor(at.getTime() / HOUR_MS) - (now - firstHour)) * HOUR_MS;
  return { at, day: tiraneDay(at), morning: new Date(began) };
}

/** The end of the night in which a moment lies. */
export function endOfNight(at: Date): Date {
  const next = new Date((Math.floor(at.getTime() / HOUR_MS) + 1) * HOUR_MS);
  return daytimeAt(next) ? next : endOfNight(next);
}

/** @throws TooEarlyError at night, in which a mail server that was away in the evening may be back */
export function refuseNight(at: Date): void {
  if (!daytimeAt(at)) throw new TooEarlyError(endOfNight(at));
}

/** The clock of the database, which all processes share. */
export const databaseTime = (db: Db) => readValue(db)<Date>`select now()`;

/** One kind of mail that answers no call: reminders, or another mail of a morning. Nothing of it is queued at night. */
export interface DaytimeMail {
  /** @returns the ids of accounts to which something is due */
  listDue: (daytime: Daytime, limit: number) => Promise<number[]>;
  /**
   * Queues what is due to an account, which the transaction has locked, together with the rows that say so: nothing that
   * another process has queued meanwhile is due any more.
   * @returns whether anything was due
   */
  queue: (trx: Trx, daytime: Daytime, accountId: number) => Promise<boolean>;
}

interface Options {
  db: Db;
  jobs: Pick<Jobs, 'wake'>;
  log: Pick<Log, 'warn'>;
  mails: DaytimeMail[];
  readTime?: (db: Db) => Promise<Date>;
}

/** A mail about hours of waiting may be some seconds late. */
const SWEEP_MS = 20_000;
/** More at once would keep a process that stops. */
const mostAccounts = 20;

/** @returns a stop function */
export function startDaytimeMails({ db, jobs, log, mails, readTime = databaseTime }: Options) {
  const onFault = createFaultReporter(log, 'reminders could not be queued');
  const worker = startWorker({
    sweepMs: SWEEP_MS,
    onFault,
    async doNext() {
      const daytime = daytimeAt(await readTime(db));
      if (!daytime || (await findOutboxHold(db))) return false;
      let isAnyQueued = false;
      for (const { listDue, queue } of mails) {
        for (const accountId of await listDue(daytime, mostAccounts)) {
          const isQueued = await db
            .transaction()
            .execute(
              async (trx) =>
                (await lockAccount(trx, accountId)) && (await queue(trx, daytime, accountId)),
            )
            // The other accounts must not wait for this one.
            .catch(onFault);
          isAnyQueued ||= isQueued === true;
        }
      }
      if (isAnyQueued) jobs.wake(mailQueue);
      return isAnyQueued;
    },
  });
  return worker.stop;
}

/** @returns false while somebody else holds it, or if it is gone */
async function lockAccount(trx: Trx, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from account where id = ${accountId} for no key update skip locked`.execute(trx);
  return rows.length > 0;
}

/** SQL condition: the account `a` has had no mail of this morning. */
export const awaitsMorningMail = ({ day }: Daytime) => sql<boolean>`
  not exists (select from morning_mail where account_id = a.id and day = ${day}::date)`;

/** Records that a mail of this morning is queued. The row is unique, so a second one cannot be. */
export async function recordMorningMail(trx: Trx, { day }: Daytime, accountId: number) {
  await trx.insertInto('morning_mail').values({ account_id: accountId, day }).execute();
}
