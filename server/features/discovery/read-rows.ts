import type { ListingType } from '@orendi/contract/listings';
import type { Row } from '@orendi/search/fields';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listingColumns } from './listing-columns.ts';
import type { ListingFields } from './listing-fields.ts';
import { emptySlice, type Read, readFlag, readSlice } from './read-values.ts';
import { nameReader } from './things/name-marks.ts';

/*
 * PostgreSQL's binary COPY format: a header, then for each row the number of its fields, and for each field its length
 * and its bytes.
 * https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS
 */
const headLength = 19;

type ListingRow = Row<ListingFields, ListingType>;

/**
 * Must copy what it needs before it returns: the same row object is reused for the next row. The next one waits for what it
 * promises.
 * @param transaction the one that wrote the row
 */
type TakeRow = (row: ListingRow, transaction: number) => void | Promise<void>;

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
  const { columns, readRow, transactionOf } = rowReader();
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
      if (end > start + 2) {
        const taken = take(readRow(bytes, start + 2), transactionOf());
        if (taken) await taken;
      }
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

/** Builds the select list, with a reader for each column. One row object is filled again and again. */
function rowReader() {
  const columns: string[] = [];
  const steps: Read<void>[] = [];
  const values: Record<string, unknown> = {};
  const row = { id: 0, kind: 'product', values, words: emptySlice() };
  const add = (column: string, read: Read<void>) => {
    columns.push(column);
    steps.push(read);
  };

  // The lower half of an eight-byte transaction id, which is enough to tell recent ones apart.
  const versioned = Object.assign(row, { version: 0 });
  let epoch = 0;
  add('changed_in', (bytes, start) => {
    epoch = bytes.readUInt32BE(start);
    versioned.version = bytes.readUInt32BE(start + 4);
  });
  add('id', (bytes, start) => (row.id = bytes.readInt32BE(start)));
  add('product_id is null', (bytes, start, length) => {
    row.kind = readFlag(bytes, start, length) ? 'package' : 'product';
  });
  for (const [name, column] of Object.entries(listingColumns)) {
    const readers = column.open((value: unknown) => (values[name] = value));
    for (const [place, sql] of column.sql.entries()) add(sql, readers[place] ?? skip);
  }
  const readWordsOfRow = readSlice();
  const readName = nameReader();
  add('words', (bytes, start, length) => {
    row.words = readWordsOfRow(bytes, start, length) ?? emptySlice();
    const said = bytes.subarray(start, start + length);
    Object.assign(values, readName(said.toString('utf8', 0, Math.max(0, said.indexOf('\n')))));
  });

  return {
    columns,
    transactionOf: () => epoch * 2 ** 32 + versioned.version,
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

const skip: Read<void> = () => {};
