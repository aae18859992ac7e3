import { randomBytes } from 'node:crypto';
import type { ContactWay } from '@orendi/contract/contact-ways';
import { lifetimes } from '@orendi/contract/limits';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { type Selectable, sql } from 'kysely';
import { readPage } from '../../platform/db/read-page.ts';
import type { Database, Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { daysBefore, findOrAddSalt, markVisitor, visitorOf } from '../views/index.ts';

type Press = Omit<Selectable<Database['contact_press']>, 'business_id'>;

/** The listing on whose page a button was pressed; nulls on the page of the business. */
export type PressedItem = Pick<Press, 'item_id' | 'item_type' | 'item_name'>;

/**
 * Counts a contact, unless this visitor has been counted for this business today; and a press, unless for this button and
 * item.
 */
export async function countContact(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  businessId: number,
  { method, item_id, item_type, item_name }: PressedItem & { method: ContactWay },
  { clientAddress, headers }: { clientAddress: string; headers: Headers },
): Promise<void> {
  const day = tiraneDay(clock());
  const salt = await findOrAddSalt(db, day, randomBytes(32));
  const visitor = visitorOf(clientAddress, headers.get('user-agent') ?? '');
  // A single one of several processes with the same mark counts it.
  const mark = markVisitor(visitor, `contact ${businessId}`, salt);
  const pressMark = markVisitor(visitor, `press ${businessId} ${method} ${item_id}`, salt);
  await sql`
    with marked as (
      insert into contact_mark (mark, day) values (${mark}::uuid, ${day}), (${pressMark}::uuid, ${day})
      on conflict do nothing returning mark
    ), counted as (
      insert into business_contact_day (business_id, day, contacts)
      select b.id, ${day}::date, 1 from business b, marked
      where b.id = ${businessId} and marked.mark = ${mark}::uuid
      on conflict (business_id, day) do update set contacts = business_contact_day.contacts + 1
    )
    insert into contact_press (business_id, day, method, item_type, item_id, item_name)
    select b.id, ${day}::date, ${method}, ${item_type}, ${item_id}::integer, ${item_name}
    from business b, marked where b.id = ${businessId} and marked.mark = ${pressMark}::uuid
    on conflict (business_id, day, method, item_type, item_id) do update set
      presses = contact_press.presses + 1, item_name = excluded.item_name`.execute(db);
}

/** The newest first. */
export function listPresses(db: Db, businessId: number, page: { page: number; perPage: number }) {
  const columns = sql<Press>`id, day, method, item_type, item_id, item_name, presses, leads`;
  return readPage(db, page, columns, {
    found: sql`from contact_press where business_id = ${businessId}`,
    order: sql`day desc, id desc`,
  });
}

/** @param today whose marks stay */
export async function cleanUpContacts(db: Db, today: string): Promise<void> {
  await sql`delete from contact_mark where day < ${today}`.execute(db);
  const firstKept = daysBefore(today, lifetimes.pressDays);
  await sql`delete from contact_press where day < ${firstKept}`.execute(db);
}
