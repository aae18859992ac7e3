import {
  daysAfter,
  endsFirst,
  type GivenSale,
  noSale,
  type StoredSale,
} from '@orendi/contract/sale-days';
import { m } from '@orendi/messages';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { ItemType, SaleType } from '../../platform/db/tables.ts';
import { brokenField } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import { writeListings } from '../discovery/index.ts';

/*
 * `sale` and `sale_type` of a product or package are what is on sale today, for everybody but its seller; a sale with a
 * first or last day is kept beside them. Which days those are is told by the clock of the database, the same for all
 * processes.
 */

type ColumnOf = (name: keyof StoredSale) => RawBuilder<unknown>;

/** SQL condition: a sale with these days, each of which may be null, runs at a moment. */
const runs = (of: ColumnOf, at = sql`now()`) => sql`(
  (${at} at time zone 'Europe/Tirane')::date
  between coalesce(${of('sale_from')}::date, '-infinity') and coalesce(${of('sale_to')}::date, 'infinity')
)`;

/** The columns that store a sale as its seller sets it. */
export function saleColumns(of: ColumnOf) {
  const days = sql`num_nonnulls(${of('sale_from')}::date, ${of('sale_to')}::date)`;
  const ifDated = <Type>(name: keyof StoredSale, type: string) =>
    sql<Type | null>`case when ${of('sale')}::numeric > 0 and ${days} > 0 then ${of(name)}::${sql.raw(type)} end`;
  return {
    sale: sql<number>`case when ${runs(of)} then ${of('sale')}::numeric else 0 end`,
    sale_type: sql<SaleType | null>`case when ${runs(of)} then ${of('sale_type')}::text end`,
    dated_sale: ifDated<number>('sale', 'numeric'),
    dated_sale_type: ifDated<SaleType>('sale_type', 'text'),
    sale_from: ifDated<string>('sale_from', 'date'),
    sale_to: ifDated<string>('sale_to', 'date'),
  };
}

/** Columns of `StoredSale` of a product or package `p`, as its seller has set it. */
export const selectSetSale = sql`coalesce(p.dated_sale, p.sale) as sale,
  coalesce(p.dated_sale_type, p.sale_type) as sale_type, p.sale_from, p.sale_to`;

/** The columns of `StoredSale`, of the sale that runs today. */
export const selectSale = sql`p.sale, p.sale_type,
  case when p.sale > 0 then p.sale_from end as sale_from, case when p.sale > 0 then p.sale_to end as sale_to`;

/**
 * The sale of a product or package after a form.
 * @throws ApiError VALIDATION when it would end before it begins: another change may have brought that about meanwhile
 */
export function setSale(form: GivenSale, before?: StoredSale): StoredSale {
  const { sale, sale_type } = form;
  const days = daysAfter(form, before);
  if (endsFirst(days)) throw brokenField('sale_to', say(m.api_sale_ends_first));
  return sale > 0 ? { sale, sale_type, ...days } : noSale;
}

/**
 * Looking for what is due reads every sale with days, and on some days sales of a thousand businesses begin. More at once
 * would keep a process that stops.
 */
const mostBusinesses = 20;

/**
 * Begins and ends the sales of some businesses whose day has come. A business that somebody is writing for is left for
 * later.
 * @param at default: now
 * @returns whether there was one
 */
export async function turnSales({ changes, db }: Pick<Services, 'changes' | 'db'>, at?: Date) {
  const isOn = runs((name) => sql.ref(`p.${name}`), at && sql`${at}::timestamptz`);
  const sale = sql`case when ${isOn} then p.dated_sale else 0 end`;
  const type = sql`case when ${isOn} then p.dated_sale_type end`;
  const isDue = sql`p.dated_sale is not null and p.sale <> ${sale} and p.business_id is not null`;
  const { rows } = await sql<{ business_id: number }>`
    select business_id from product p where ${isDue} union select business_id from package p where ${isDue}
    limit ${mostBusinesses}`.execute(db);
  let hasTurned = false;
  for (const { business_id: businessId } of rows) {
    const isTurned = await changes.transaction(async (trx, touch) => {
      const locked = await sql`
        select from business where id = ${businessId} for no key update skip locked`.execute(trx);
      if (locked.rows.length === 0) return false;
      const turn = async (table: ItemType) => {
        const turned = await sql<{ id: number }>`
          update ${sql.table(table)} p set sale = ${sale}, sale_type = ${type}
          where business_id = ${businessId} and ${isDue} returning id`.execute(trx);
        return turned.rows.map(({ id }) => id);
      };
      const scope = { productIds: await turn('product'), packageIds: await turn('package') };
      await writeListings(trx, touch, scope);
      return true;
    });
    hasTurned ||= isTurned;
  }
  return hasTurned;
}
