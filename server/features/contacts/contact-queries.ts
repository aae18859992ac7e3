import { contactSwitches } from '@orendi/contract/contact-ways';
import type { ListingType } from '@orendi/contract/listings';
import type { ContactForm } from '@orendi/contract/schemas/contact';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';

/** A business's number, and the listing that a visitor looks at; nulls without one, or for one that is not shown. */
export interface FoundContact {
  phone_no: string;
  item_id: number | null;
  item_type: ListingType | null;
  item_name: string | null;
}

/** Undefined for a business that visitors cannot see, and for a way that its seller does not allow. */
export async function findContact(db: Db, businessId: number, { method, itemId }: ContactForm) {
  const { rows } = await sql<FoundContact>`${prepared}
    select b.phone_no, l.id as item_id, l.name as item_name,
      case when l.product_id is not null then 'product' when l.package_id is not null then 'package' end as item_type
    from business b left join listing l on l.id = ${itemId ?? null} and l.business_id = b.id
    where b.id = ${businessId} and b.suspended_at is null and b.${sql.ref(contactSwitches[method])}`.execute(
    db,
  );
  return rows[0];
}

interface MarkedContact {
  businessId: number;
  /** In Europe/Tirane, YYYY-MM-DD. */
  day: string;
  /** The visitor and the business as a hash, 32 hexadecimal digits. */
  mark: string;
}

/** Counts a contact whose mark is new. Of several processes with the same one, a single one counts it. */
export async function addContact(db: Db, { businessId, day, mark }: MarkedContact): Promise<void> {
  await sql`
    with marked as (
      insert into contact_mark (mark, day) values (${mark}::uuid, ${day}) on conflict do nothing returning mark
    )
    insert into business_contact_day (business_id, day, contacts)
    select b.id, ${day}::date, 1 from business b, marked where b.id = ${businessId}
    on conflict (business_id, day) do update set contacts = business_contact_day.contacts + 1`.execute(
    db,
  );
}

/** @param today whose marks stay */
export async function deleteOldContactMarks(db: Db, today: string): Promise<void> {
  await sql`delete from contact_mark where day < ${today}`.execute(db);
}
