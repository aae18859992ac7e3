import { currencies, type Currency, effectivePrice } from '@orendi/contract/money';
import { convertAmount } from '@orendi/search/convert-amount';
import { type Nullable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import type { CardRow } from './listing-cards.ts';
import { recordAction } from '../../platform/audit/record-action.ts';

/** How much of a euro one of each currency is. */
export type Rates = Readonly<Partial<Record<Currency, number>>>;

type Price = Pick<CardRow, 'price' | 'currency'>;

/**
 * The effective price in the other currencies, to the cent, as limits of prices compare it; without those whose rate is
 * not known. Empty for a draft without a price.
 */
export function inOtherCurrencies(
  { price, sale, sale_type, currency }: Pick<CardRow, 'sale' | 'sale_type'> & Nullable<Price>,
  rates: Rates,
): Partial<Record<Currency, number>> {
  if (price === null || currency === null) return {};
  const amount = effectivePrice({ price, sale, saleType: sale_type });
  const others = currencies.filter((other) => other !== currency);
  const known = others.flatMap((other) => {
    const converted = convertAmount(amount, rates[currency] ?? 0, rates[other] ?? 0);
    return converted === null ? [] : [[other, converted] as const];
  });
  return Object.fromEntries(known);
}

export interface ExchangeRate {
  currency: Currency;
  /** How much of the currency one euro is. */
  perEuro: number;
  updatedAt: Date;
}

/** The rates that prices are compared by, in the order of the currencies. */
export async function listExchangeRates(db: Db): Promise<ExchangeRate[]> {
  const rows = await db
    .selectFrom('exchange_rate')
    .select(['currency', 'euro_rate', 'updated_at'])
    .execute();
  return rows
    .map(({ currency, euro_rate: rate, updated_at: updatedAt }) => {
      return { currency, perEuro: perEuroOf(rate), updatedAt };
    })
    .sort((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency));
}

/** Six digits: as many as a rate keeps through being stored as euros for one unit. */
const perEuroOf = (euroRate: number) => Number((1 / euroRate).toPrecision(6));

/** How much of a euro one of each currency is, as a column `rates` of what is converted by them. */
export const selectRates: RawBuilder<Rates> = sql`
  (select json_object_agg(currency, euro_rate) from exchange_rate) as rates`;

/** A currency whose rate can be set: all but the euro, which the others are brought to. */
export type ForeignCurrency = Exclude<Currency, 'EUR'>;

/** How much of each one euro can be; anything else is a slip, such as a rate the wrong way round. */
export const plausibleRates: Record<ForeignCurrency, { min: number; max: number }> = {
  USD: { min: 0.4, max: 4 },
  ALL: { min: 30, max: 400 },
};

/** A change by more than this part of the former rate has to be confirmed. */
const largestStep = 0.2;

interface WantedRate {
  currency: ForeignCurrency;
  /** How much of the currency one euro is. */
  perEuro: number;
  /** Sets a rate that is far from the former one, too. */
  isSure: boolean;
}

/** The outcome; `before` is the former rate. Only `set` changes anything. */
type RateChange =
  | { outcome: 'set' | 'unchanged' | 'unsure'; before: number }
  | { outcome: 'implausible' };

/**
 * Sets what prices in a currency are compared by. Every process orders by it from its next search on, and no answer in
 * the former order is served any more.
 */
export async function setExchangeRate(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  { currency, perEuro, isSure }: WantedRate,
): Promise<RateChange> {
  const { min, max } = plausibleRates[currency];
  if (!(perEuro >= min && perEuro <= max)) return { outcome: 'implausible' };
  // The column keeps eight decimals.
  const euroRate = Number((1 / perEuro).toFixed(8));
  return changes.transaction(async (trx, touch) => {
    const { euro_rate: former } = await trx
      .selectFrom('exchange_rate')
      .select('euro_rate')
      .where('currency', '=', currency)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const before = perEuroOf(former);
    if (former === euroRate) return { outcome: 'unchanged', before };
    if (!isSure && Math.abs(perEuro / before - 1) > largestStep)
      return { outcome: 'unsure', before };
    await trx
      .updateTable('exchange_rate')
      .set({ euro_rate: euroRate, updated_at: sql<Date>`now()` })
      .where('currency', '=', currency)
      .execute();
    const details = `${before} to ${perEuro} for one euro`;
    await recordAction(trx, { actor, action: 'rate set', subject: currency, details });
    touch('listings');
    return { outcome: 'set', before };
  });
}
