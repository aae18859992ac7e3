import { currencies, type Currency } from '@orendi/contract/money';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import type { Rates } from './in-other-currencies.ts';

export interface ExchangeRate {
  currency: Currency;
  /** How much of the currency one euro is. */
  perEuro: number;
  updatedAt: Date;
}

/** What prices are compared by, in the order of the currencies. */
export async function listExchangeRates(db: Kysely<Database>): Promise<ExchangeRate[]> {
  const rows = await db
    .selectFrom('exchange_rate')
    .select(['currency', 'euro_rate', 'updated_at'])
    .execute();
  return rows
    .map((row) => ({
      currency: row.currency,
      perEuro: perEuroOf(row.euro_rate),
      updatedAt: row.updated_at,
    }))
    .sort((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency));
}

/** Six digits: as many as a rate keeps through being stored as euros for one unit. */
const perEuroOf = (euroRate: number) => Number((1 / euroRate).toPrecision(6));

/** How much of a euro one of each currency is, as a column `rates` of what is converted by them. */
export const selectRates: RawBuilder<Rates> = sql`
  (select json_object_agg(currency, euro_rate) from exchange_rate) as rates`;

/** Like `listExchangeRates`, for one of them, which is locked until the transaction ends. */
export async function holdRate(
  trx: Kysely<Database>,
  currency: Currency,
): Promise<{ euroRate: number; perEuro: number }> {
  const { euro_rate: euroRate } = await trx
    .selectFrom('exchange_rate')
    .select('euro_rate')
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { euroRate, perEuro: perEuroOf(euroRate) };
}

export async function updateRate(
  trx: Kysely<Database>,
  currency: Currency,
  euroRate: number,
): Promise<void> {
  await trx
    .updateTable('exchange_rate')
    .set({ euro_rate: euroRate, updated_at: sql<Date>`now()` })
    .where('currency', '=', currency)
    .execute();
}
