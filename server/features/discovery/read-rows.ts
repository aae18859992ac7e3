import type { ListingType } from '@orendi/contract/listings';
import type { Amount, Row, TextSlice } from '@orendi/search/fields';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listingColumns, type ListingFields, listingFields } from './listing-fields.ts';

/*
 * PostgreSQL's binary COPY format: a header, then for each row the number of its fields, and for each field its length
 * and its bytes.
 * https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS
 */
const headLength = 19;

type ListingRow = Row<ListingFields, ListingType>;

/** Must copy what it needs: the same row object is reused for the next row. */
type TakeRow = (row: ListingRow) => void;

/**
 * Reads listings for the search: all of them, or those written since a transaction.
 * @param since a transaction id; listings written in it or later are read again
 */
export async function readRows(
  client: pg.ClientBase,
  since: string | null,
  take: TakeRow,
): Promise<void> {
  if (since !== null && !/^\d+$/.test(since)) throw new Error('not a transaction id');
  const changed = since === null ? '' : `where changed_in >= '${since}'::xid8`;
  const { columns, readRow } = rowReader();
  const stream = client.query(
    copyTo(`copy (select ${columns.join(', ')} from listing ${changed}) to stdout (format binary)`),
  );
  let rest: Buffer = Buffer.alloc(0);
  let isHeadRead = false;
  for await (const chunk of stream) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    let start = 0;
    if (!isHeadRead) {
      if (bytes.length < headLength) {
        rest = bytes;
        continue;
      }
      start = headLength;
      isHeadRead = true;
    }
    for (;;) {
      const end = endOfRow(bytes, start);
      if (end < 0) break;
      if (end > start + 2) take(readRow(bytes, start + 2));
      start = end;
    }
    rest = bytes.subarray(start);
  }
}

/** The offset at which a row ends, or -1 if these bytes do not contain all of it. A lone -1 follows the last row. */
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

/** Reads a value from its offset and length; a length of -1 is null. */
type Read<Value> = (bytes: Buffer, start: number, length: number) => Value;

/** Builds the select list, with a reader for each column. One row object is filled again and again. */
function rowReader() {
  const columns: string[] = [];
  const steps: Read<void>[] = [];
  const values: Record<string, unknown> = {};
  const row = { id: 0, kind: 'product', values, words: emptySlice() };
  const add = <Value>(column: string, read: Read<Value>, set: (value: Value) => void) => {
    columns.push(column);
    steps.push((bytes, start, length) => set(read(bytes, start, length)));
  };

  // The lower half of an eight-byte transaction id, which is enough to tell recent ones apart.
  const version: Read<number> = (bytes, start) => bytes.readUInt32BE(start + 4);
  const versioned = Object.assign(row, { version: 0 });
  add('changed_in', version, (value) => (versioned.version = value));
  add('id', readInteger, (value) => (row.id = value));
  add('product_id is null', readFlag, (isPackage) => {
    row.kind = isPackage ? 'package' : 'product';
  });
  for (const [name, field] of Object.entries(listingFields)) {
    const column = listingColumns[name as keyof ListingFields];
    const set = (value: unknown) => (values[name] = value);
    if (typeof column !== 'string') {
      const amount: Amount = { amount: 0, unit: '' };
      set(amount);
      add(column[0], readNumber, (value) => (amount.amount = value));
      add(column[1], readWord, (value) => (amount.unit = value));
    } else if (field.kind === 'facet') add(column, readSlice(), set);
    else add(column, field.kind === 'equal' ? readIntegers : readNumber, set);
  }
  const words = readSlice();
  add('words', words, (slice) => (row.words = slice ?? emptySlice()));

  return {
    columns,
    readRow(bytes: Buffer, from: number): ListingRow {
      let at = from;
      for (const step of steps) {
        const length = bytes.readInt32BE(at);
        step(bytes, at + 4, length);
        at += 4 + Math.max(0, length);
      }
      return row as unknown as ListingRow;
    },
  };
}

const readInteger: Read<number> = (bytes, start) => bytes.readInt32BE(start);
const readNumber: Read<number> = (bytes, start) => bytes.readDoubleBE(start);
const readFlag: Read<boolean> = (bytes, start) => bytes[start] === 1;
const readWord: Read<string> = (bytes, start, length) =>
  bytes.toString('latin1', start, start + length);

/** The header of an array: five four-byte numbers. Each element follows as a length and an integer. */
const arrayHead = 20;

/** An `int4`, or an `int4[]` of one dimension without nulls. */
const readIntegers: Read<number | number[] | null> = (bytes, start, length) => {
  if (length < 0) return null;
  if (length === 4) return bytes.readInt32BE(start);
  if (length === arrayHead + 8) return bytes.readInt32BE(start + arrayHead + 4);
  const count = Math.max(0, (length - arrayHead) / 8);
  return Array.from({ length: count }, (_, place) =>
    bytes.readInt32BE(start + arrayHead + 8 * place + 4),
  );
};

/** Does not decode the text: the engine knows most texts already and looks them up by their bytes. */
function readSlice(): Read<TextSlice | null> {
  const slice = emptySlice();
  return (bytes, start, length) => {
    if (length < 0) return null;
    slice.bytes = bytes;
    slice.from = start;
    slice.to = start + length;
    return slice;
  };
}

function emptySlice(): TextSlice {
  return { bytes: Buffer.alloc(0), from: 0, to: 0 };
}
