import { colorGroupOf } from '@orendi/contract/group-color';
import type { ListingType } from '@orendi/contract/listings';
import type { Currency } from '@orendi/contract/money';
import type { Row } from '@orendi/search/fields';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db } from '../../platform/db/tables.ts';
import { liftTimeLimits } from '../../platform/db/watch-connections.ts';
import { listingColumns, type ListingFields } from './listing-fields.ts';
import { type StoredFacetName, storedFacetNames } from './listing-sources.ts';
import { placeColumns, readPlaces, type StoredPlaces } from './places.ts';
import { nameReader } from './things/name-marks.ts';

export type SearchedListing = Row<ListingFields, ListingType>;

/**
 * Takes a listing; the next one waits for what it promises.
 * @param transaction the one that wrote the listing
 */
type TakeListing = (listing: SearchedListing, transaction: number) => void | Promise<void>;

type PlainFields = Pick<SearchedListing['values'], keyof typeof listingColumns>;

interface StoredListing extends PlainFields, StoredPlaces, Record<StoredFacetName, string | null> {
  id: number;
  kind: ListingType;
  transaction: string;
  amount: number;
  unit: Currency;
  words: string;
}

const plain = Object.entries(listingColumns).map(([name, column]) => `${column} as "${name}"`);
const selectListings = `select id, case when product_id is null then 'package' else 'product' end as kind,
  changed_in::text as transaction, ${[...plain, ...storedFacetNames].join(', ')}, effective_price::float8 as amount, currency as unit,
  ${placeColumns}, words from listing`;

export interface ListingChanges {
  /** All transactions before this one are visible or were rolled back. */
  horizon: string;
  removed: number[];
  hasChanged: boolean;
}

/** Columns of `ListingChanges` since a transaction. The listings themselves are read afterwards, so that none is missed. */
export const selectChanges = (since: string) => sql`
  pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
  array(select listing_id from listing_removal where removed_in >= ${since}::xid8) as removed,
  coalesce((select changed_in from listing order by changed_in desc limit 1) >= ${since}::xid8, false) as "hasChanged"`;

/** Reads columns that tell the state of the moment. */
export async function readState<State>(db: Db, columns: RawBuilder<unknown>): Promise<State> {
  const { rows } = await sql<State>`${prepared} select ${columns}`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('the database has not told what is new');
  return state;
}

/** How many are read at a time: few enough that nobody waits for long while their values are parsed. */
const batch = 500;

/**
 * Reads what was written in a transaction or later. Forces an index scan: only few rows match, whatever outdated
 * statistics of a freshly filled table say.
 * @param mayTakeLong whether there may be more than can be read, and taken, in half a minute
 */
export async function readChangedListings(
  pool: pg.Pool,
  since: string,
  take: TakeListing,
  mayTakeLong = false,
): Promise<void> {
  if (!/^\d+$/.test(since)) throw new Error('not a transaction id');
  const changed = `${selectListings} where changed_in >= '${since}'::xid8`;
  await read(pool, [changed, 'set local enable_seqscan = off'], take, mayTakeLong);
}

/** Reads all listings, however long that takes. */
export async function readAllListings(pool: pg.Pool, take: TakeListing): Promise<void> {
  await read(pool, [selectListings], take, true);
}

/** Reads by a cursor, so that no more than a batch is in memory. */
async function read(
  pool: pg.Pool,
  [query = '', ...settings]: string[],
  take: TakeListing,
  mayTakeLong: boolean,
): Promise<void> {
  const client = await pool.connect();
  const toSearched = createConverter();
  try {
    if (mayTakeLong) {
      await liftTimeLimits(client);
      settings.push('set local idle_in_transaction_session_timeout = 0');
    }
    const cursor = `declare listings no scroll cursor for ${query}`;
    await client.query(['begin read only', ...settings, cursor].join('; '));
    for (let isMore = true; isMore;) {
      const { rows } = await client.query<StoredListing>(`fetch ${batch} from listings`);
      for (const row of rows) {
        const taken = take(toSearched(row), Number(row.transaction));
        if (taken) await taken;
      }
      isMore = rows.length === batch;
      // V8 keeps an awaited promise, and with it the rows, until its next full collection.
      rows.length = 0;
    }
    await client.query('commit');
    // One whose limits were lifted is of no further use.
    client.release(mayTakeLong);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Each color and each word of a name is looked at once, whatever the number of listings. */
function createConverter(): (stored: StoredListing) => SearchedListing {
  const groups = new Map<string | null, string | null>([[null, null]]);
  const readName = nameReader();
  return ({ id, kind, transaction, words, amount, unit, ...stored }) => {
    const [name = ''] = words.split('\n', 1);
    let group = groups.get(stored.color);
    if (group === undefined) {
      group = colorGroupOf(stored.color ?? '');
      groups.set(stored.color, group);
    }
    return {
      id,
      kind,
      // The lower half of the transaction's id is enough to tell recent ones apart.
      version: Number(transaction) % 2 ** 32,
      values: {
        ...readPlaces(stored),
        colorGroup: group,
        price: { amount, unit },
        ...readName(name),
      },
      words,
    };
  };
}
