import type { ListingType } from '@orendi/contract/listings';
import type { Amount, Row, TextSlice } from '@orendi/search/fields';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listingColumns, type ListingFields, listingFields } from './listing-fields.ts';

/* PostgreSQL's binary COPY: a head, then for each row the number of its fields, and for each field its length and bytes.
   https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS */
const headLength = 19;

type ListingRow = Row<ListingFields, ListingType>;

/** Takes a row in at once: it is filled with the next one afterwards. */
type TakeRow = (row: ListingRow) => void;

/**
 * Reads listings for the search: all of them, or those written since a transaction.
 * @param since a transaction id; what other processes have written in it or later is read again
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

/** A value of the row from where it begins and how long it is; a length of -1 is null. */
type Read<Value> = (bytes: Buffer, start: number, length: number) => Value;

/** Makes the list of what is to be selected, and with it how each of it is read. The same row is filled every time. */
function rowReader() {
  const columns: string[] = [];
  const steps: Read<void>[] = [];
  const values: Record<string, unknown> = {};
  const row = { id: 0, kind: 'product', values, words: emptySlice() };
  const add = <Value>(column: string, read: Read<Value>, set: (value: Value) => void) => {
    columns.push(column);
    steps.push((bytes, start, length) => set(read(bytes, start, length)));
  };

  // A transaction id of eight bytes, of which the lower half tells apart what is near.
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

/** Of an array: five numbers of four bytes that say what it is, then each integer behind its length. */
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

/** A text is not made a string of: the search knows most of them already. */
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
