import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { currencies, facetNames, type ListingValues, type Parts, slotKinds } from './columns.ts';
import type { SearchIndex } from './search-index.ts';

/* PostgreSQL's binary COPY: a head, then for each row the number of its fields, and for each field its length and bytes.
   https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS */
const headLength = 19;
const fieldCount = 17;

const columns = `id, case when product_id is null then ${slotKinds.package} else ${slotKinds.product} end, business_id,
  industry_id, category_id, array_to_string(part_industry_ids, ','), array_to_string(part_category_ids, ','),
  sale > 0, currency, effective_price::float8, date_part('epoch', published_at),
  brand, color, material, material_al, words`;

/**
 * Reads listings into the index: all of them, or those written since a transaction.
 * @param since a transaction id; what other processes have written in it or later is read again
 */
export async function readListings(
  client: pg.ClientBase,
  index: SearchIndex,
  since: string | null,
): Promise<void> {
  if (since !== null && !/^\d+$/.test(since)) throw new Error('not a transaction id');
  const changed = since === null ? '' : `where changed_in >= '${since}'::xid8`;
  const stream = client.query(
    copyTo(
      `copy (select changed_in, ${columns} from listing ${changed}) to stdout (format binary)`,
    ),
  );
  let rest: Buffer = Buffer.alloc(0);
  let isHeadRead = false;
  for await (const chunk of stream) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    let from = 0;
    if (!isHeadRead) {
      if (bytes.length < headLength) {
        rest = bytes;
        continue;
      }
      from = headLength;
      isHeadRead = true;
    }
    rest = bytes.subarray(takeRows(bytes, from, index));
  }
}

/** Takes in all rows that are complete. @returns where the first incomplete one begins */
function takeRows(bytes: Buffer, from: number, index: SearchIndex): number {
  let start = from;
  for (;;) {
    const end = endOfRow(bytes, start);
    if (end < 0) return start;
    if (end > start + 2) takeRow(bytes, start + 2, index);
    start = end;
  }
}

/** Where a row ends, -1 if not in these bytes. After the last row stands a lone -1. */
function endOfRow(bytes: Buffer, start: number): number {
  if (start + 2 > bytes.length) return -1;
  const count = bytes.readInt16BE(start);
  let at = start + 2;
  for (let field = 0; field < count; field += 1) {
    if (at + 4 > bytes.length) return -1;
    at += 4 + Math.max(0, bytes.readInt32BE(at));
  }
  return at > bytes.length ? -1 : at;
}

/** Where each field of the current row begins, and its length; -1 for null. */
const starts = new Int32Array(fieldCount);
const lengths = new Int32Array(fieldCount);

function takeRow(bytes: Buffer, from: number, index: SearchIndex): void {
  let at = from;
  for (let field = 0; field < fieldCount; field += 1) {
    const length = bytes.readInt32BE(at);
    starts[field] = at + 4;
    lengths[field] = length;
    at += 4 + Math.max(0, length);
  }
  const listing = readValues(bytes, index);
  const slot = index.columns.slotOf(listing.id);
  if (slot >= 0 && index.columns.changedIn[slot] === listing.changedIn) return;
  const [words, length] = place(16);
  index.add(listing, bytes, words, words + length);
}

function readValues(bytes: Buffer, index: SearchIndex): ListingValues {
  const { facetTexts } = index.columns;
  return {
    changedIn: bytes.readUInt32BE(place(0)[0] + 4),
    id: integer(bytes, 1),
    kind: integer(bytes, 2),
    business: integer(bytes, 3),
    industry: integer(bytes, 4),
    category: integer(bytes, 5),
    parts: readParts(bytes),
    isOnSale: bytes[place(8)[0]] === 1,
    currency: currencies.indexOf(text(bytes, 9) as (typeof currencies)[number]),
    effectivePrice: bytes.readDoubleBE(place(10)[0]),
    publishedAt: bytes.readDoubleBE(place(11)[0]),
    facets: {
      brand: facetNumber(0),
      color: facetNumber(1),
      material: facetNumber(2),
      material_al: facetNumber(3),
    },
  };

  function facetNumber(facet: 0 | 1 | 2 | 3): number {
    const [start, length] = place(12 + facet);
    // An empty value is no value to choose.
    return length <= 0 ? -1 : facetTexts[facetNames[facet]].addBytes(bytes, start, start + length);
  }
}

function place(field: number): [start: number, length: number] {
  return [starts[field] ?? 0, lengths[field] ?? -1];
}

function integer(bytes: Buffer, field: number): number {
  const [start, length] = place(field);
  return length < 0 ? -1 : bytes.readInt32BE(start);
}

function text(bytes: Buffer, field: number): string {
  const [start, length] = place(field);
  return length <= 0 ? '' : bytes.toString('latin1', start, start + length);
}

function readParts(bytes: Buffer): Parts | null {
  const numbers = (field: number) => text(bytes, field).split(',').filter(Boolean).map(Number);
  if (place(6)[1] < 0) return null;
  return { industries: numbers(6), categories: numbers(7) };
}
