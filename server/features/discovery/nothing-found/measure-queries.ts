import type { Currency } from '@orendi/contract/money';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared-statements.ts';
import type { Database } from '../../../platform/db/tables.ts';

/** What limits are compared with. Sizes in centimeters; null for what is not known. */
export interface Measured {
  id: number;
  /** After the sale. */
  price: number;
  currency: Currency;
  long_side: number | null;
  short_side: number | null;
  height: number | null;
  lead_time_weeks: number | null;
}

/** The measures of these listings by id; listings deleted meanwhile are missing. */
export async function listMeasures(
  db: Kysely<Database>,
  ids: number[],
): Promise<Map<number, Measured>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Measured>`${prepared}
    select id, effective_price::float8 as price, currency, long_side::float8, short_side::float8, height::float8,
      lead_time_weeks
    from listing where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
