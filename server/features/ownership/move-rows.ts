import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/tables.ts';

/** Columns that only point at a business. */
export const pointers = [
  ['request', 'business_id'],
  ['product', 'deleted_from'],
  ['package', 'deleted_from'],
  ['gone_listing', 'business_id'],
  ['account', 'staff_of'],
  ['business_merge', 'into_id'],
] as const;

/** Tables with one row of a business and key: where both have one, that of the business that stays is kept. */
export const keyed = {
  business_industry: 'industry_id',
  idempotency_key: 'key',
  import_heading: 'heading',
  held_digest: 'starts_at',
} as const;

/** Counts of a business by a key, which are added up. */
export const counted = {
  business_view_day: { key: ['day'], counts: ['page_views', 'item_views'] },
  business_contact_day: { key: ['day'], counts: ['contacts'] },
  contact_press: {
    key: ['day', 'method', 'item_type', 'item_id'],
    counts: ['presses', 'leads'],
    named: ['item_name'],
  },
} as const;

/** Whose code has become another one in the merge, because the other business had it too. */
export type RenamedCode = { id: number; external_key: string };

/** The end of a code that both had, on the product of the business that was merged. */
const markOf = (fromId: number) => ` (${fromId})`;

/** The codes in sheets of a merged business that have become other ones, as the other business had them too. */
export async function listRenamedCodes(
  db: Db,
  { id, formerId }: { id: number; formerId: number | null },
): Promise<Map<string, string>> {
  if (formerId === null) return new Map();
  const { rows } = await sql<{ before: string; code: string }>`
    select m[1] as before, external_key as code
    from product, regexp_match(external_key, ${`^(.*) \\(${formerId}\\)(-\\d+)?$`}) m
    where business_id = ${id} and m is not null`.execute(db);
  return new Map(rows.map(({ before, code }) => [before, code]));
}

/** Products whose code one of the other business has, the deleted included, as they may be brought back. */
const codesTwice = (fromId: number, intoId: number) => sql`
  coalesce(p.business_id, p.deleted_from) = ${fromId} and exists (
    select from product o
    where coalesce(o.business_id, o.deleted_from) = ${intoId} and o.external_key = p.external_key)`;

export async function listCodesTwice(db: Db, fromId: number, intoId: number) {
  const { rows } = await sql<{ external_key: string }>`
    select external_key from product p where ${codesTwice(fromId, intoId)} order by 1`.execute(db);
  return rows.map(({ external_key: code }) => code);
}

/** Both products stay; the code of one gets an end that tells whose it was. Its version stays, as no seller has edited it. */
export async function renameCodes(trx: Trx, fromId: number, intoId: number) {
  const mark = markOf(fromId);
  // Near its longest, or taken by chance, it is told apart by the number of the product.
  const { rows } = await sql<RenamedCode>`
    update product p set external_key = left(p.external_key, 170) || ${mark}::text || case
      when char_length(p.external_key) > 170 or exists (
        select from product o where o.external_key = p.external_key || ${mark}::text
      ) then '-' || p.id else '' end
    where ${codesTwice(fromId, intoId)} returning id, external_key`.execute(trx);
  return rows;
}

/** Moves all that a business has to another one; listings and imports are written anew by who calls. */
export async function moveRows(trx: Trx, fromId: number, intoId: number): Promise<void> {
  // In one statement: what a package contains must be of its own business whenever a statement ends.
  await sql`
    with items as (update package_item set business_id = ${intoId} where business_id = ${fromId}),
      products as (update product set business_id = ${intoId} where business_id = ${fromId})
    update package set business_id = ${intoId} where business_id = ${fromId}`.execute(trx);
  for (const [table, column] of pointers) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${intoId}
      where ${sql.ref(column)} = ${fromId}`.execute(trx);
  }
  for (const [table, key] of Object.entries(keyed)) {
    const column = sql.ref(key);
    await sql`
      update ${sql.table(table)} f set business_id = ${intoId}
      where f.business_id = ${fromId} and not exists (
        select from ${sql.table(table)} i where i.business_id = ${intoId} and i.${column} = f.${column}
      )`.execute(trx);
  }
  for (const [table, columns] of Object.entries(counted)) {
    const list = (...names: string[]) => sql.join(names.map((name) => sql.ref(name)));
    const all = list(...Object.values<readonly string[]>(columns).flat());
    const key = list('business_id', ...columns.key);
    const sums = columns.counts.map(
      (name) => sql`${sql.ref(name)} = n.${sql.ref(name)} + excluded.${sql.ref(name)}`,
    );
    await sql`
      with gone as (delete from ${sql.table(table)} where business_id = ${fromId} returning *)
      insert into ${sql.table(table)} as n (business_id, ${all})
      select ${intoId}, ${all} from gone
      on conflict (${key}) do update set ${sql.join(sums)}`.execute(trx);
  }
  await sql`
    update business i set reply_templates = coalesce(i.reply_templates, f.reply_templates),
      closed_days = i.closed_days || f.closed_days
    from business f where i.id = ${intoId} and f.id = ${fromId}`.execute(trx);
  await sql`
    update mail set payload = jsonb_set(payload, '{businessId}', to_jsonb(${intoId}::int))
    where payload ->> 'businessId' = ${String(fromId)}`.execute(trx);
}
