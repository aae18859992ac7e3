import { tiraneDay } from '@orendi/contract/tirane-day';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

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
const offset = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Tirane',
  timeZoneName: 'longOffset',
});

/** @returns null at night */
export function daytimeAt(at: Date): Daytime | null {
  const now = Number(hour.format(at));
  if (now < firstHour || now >= lastHour) return null;
  const day = tiraneDay(at);
  return { at, day, morning: morningOf(day) };
}

/** The end of the night in which a moment lies. */
export function endOfNight(at: Date): Date {
  const isOver = morningOf(tiraneDay(at)) <= at;
  return morningOf(tiraneDay(isOver ? new Date(at.getTime() + 12 * 3_600_000) : at));
}

/** Clocks are changed before it, at 1:00 UTC. */
function morningOf(day: string): Date {
  const parts = offset.formatToParts(new Date(`${day}T06:00Z`));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return new Date(`${day}T0${firstHour}:00${zone}`);
}

/** The clock of the database, which all processes share. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database has not told the time');
  return row.at;
}
