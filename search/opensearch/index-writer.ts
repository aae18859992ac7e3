import type { Row } from '../fields.ts';
import { awayForStatus, type SearchCluster } from './cluster.ts';
import { documentOf, wordDocument } from './document.ts';
import { type IndexOptions, intakeOf } from './index-shape.ts';

/** The outcome of one `flush`. */
export interface Written {
  /** Rows put in or taken out. */
  applied: number;
  /** Changes that were left out, because the index has the same or a newer one. */
  outdated: number;
}

/** About this many bytes are sent at once. */
const mostBytes = 4_000_000;
/** A cluster may take long for that if many write to it. */
const timeoutMs = 30_000;
/** Each takes some tens of bytes; beyond this the writer starts to learn anew. */
const mostKnownWords = 500_000;
const conflict = 409;

/**
 * Gathers changes of rows, and sends them to an index in one go. Each has a version: of several changes of a row the
 * one with the greatest version stays, in whatever order they arrive and however often. Worth keeping for as long as
 * the index is written to: it remembers which words the index knows.
 * @param index not an alias
 */
export function createIndexWriter(cluster: SearchCluster, index: string, options: IndexOptions) {
  const { fields, stem } = options;
  /** The changes, each batch as the lines of one request. */
  const batches: { lines: string[]; bytes: number }[] = [];
  const knownWords = new Set<string>();
  let flushed: Promise<unknown> = Promise.resolve();

  function add(...parts: object[]): void {
    let batch = batches.at(-1);
    if (!batch || batch.bytes > mostBytes) {
      batch = { lines: [], bytes: 0 };
      batches.push(batch);
    }
    for (const part of parts) {
      const line = JSON.stringify(part);
      batch.lines.push(line);
      batch.bytes += line.length;
    }
  }

  async function sendAll(): Promise<Written> {
    const written = { applied: 0, outdated: 0 };
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      try {
        const { applied, outdated } = await send(batch);
        written.applied += applied;
        written.outdated += outdated;
      } catch (error) {
        batches.unshift(batch);
        throw error;
      }
    }
    if (knownWords.size > mostKnownWords) knownWords.clear();
    return written;
  }

  async function send({ lines }: { lines: string[] }): Promise<Written> {
    const answer = (await cluster.send({
      method: 'POST',
      path: `/${intakeOf(index)}/_bulk`,
      query: { require_alias: true },
      lines: `${lines.join('\n')}\n`,
      timeoutMs,
    })) as { items: { create?: BulkItem; index?: BulkItem; delete?: BulkItem }[] };
    const written = { applied: 0, outdated: 0 };
    for (const { create, ...changed } of answer.items) {
      const { status, error } = create ?? changed.index ?? changed.delete ?? { status: 0 };
      if (error && status !== conflict) throw failureOf(status, error);
      if (create) continue;
      if (error) written.outdated += 1;
      else written.applied += 1;
    }
    return written;
  }

  return {
    /** The bytes that were gathered and are not yet sent; some megabytes are a good amount for a `flush`. */
    get pending(): number {
      return batches.reduce((sum, { bytes }) => sum + bytes, 0);
    },

    /**
     * Adds or replaces a row, which may be reused at once.
     * @param version a safe integer
     */
    upsert(row: Row, version: number): void {
      const { document, words } = documentOf(fields, row);
      for (const word of words) {
        if (knownWords.has(word)) continue;
        knownWords.add(word);
        add({ create: { _id: `word:${word}` } }, wordDocument(word, stem(word)));
      }
      add({ index: idOf(row.id, version) }, document);
    },

    /** Takes a row out, known or not; older changes of it are left out for ten minutes from then on. */
    remove: (id: number, version: number) => add({ delete: idOf(id, version) }),

    /**
     * Sends what was gathered. When it returns, all of it is durable, though not visible to searches before
     * `refreshIndex` or the index's own refresh once a second.
     * @throws SearchAway if not all of it is known to be stored: the rest is kept, and `flush` may be repeated
     */
    flush(): Promise<Written> {
      const sent = flushed.then(sendAll);
      flushed = sent.catch(() => {});
      return sent;
    },
  };
}

const idOf = (id: number, version: number) => {
  return { _id: String(id), version, version_type: 'external' };
};

interface BulkItem {
  status: number;
  error?: { type: string; reason: string };
}

function failureOf(status: number, { type, reason }: { type: string; reason: string }): Error {
  const message = `${type}: ${reason}`;
  return (
    awayForStatus(status, message) ?? new Error(`the search cluster refuses a row: ${message}`)
  );
}
