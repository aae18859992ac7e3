import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createQueue } from '../../platform/media/queue.ts';
import { createSingleFlight } from '../../platform/media/single-flight.ts';

/** A large text, compressed. It is never in memory uncompressed as a whole. */
export interface KeptDocument {
  gzip: Buffer;
  /** Weak, because the same document is also sent uncompressed. */
  etag: string;
}

/** The document in chunks; none if it does not exist. */
type WriteDocument = () => AsyncIterable<string>;

const mostBytes = 16 * 1024 * 1024;
const keptMs = 10 * 60_000;

/** Caches documents for some minutes. They are made one at a time, and once for all concurrent callers. */
export function createDocuments() {
  const documents = new LRUCache<string, KeptDocument>({
    maxSize: mostBytes,
    sizeCalculation: ({ gzip }) => 512 + gzip.length,
    ttl: keptMs,
  });
  const once = createSingleFlight<KeptDocument | null>();
  const oneAtATime = createQueue(1);

  return async (name: string, write: WriteDocument): Promise<KeptDocument | null> =>
    documents.get(name) ??
    once(name, () =>
      oneAtATime(async () => {
        const made = await compress(write());
        if (made) documents.set(name, made);
        return made;
      }),
    );
}

async function compress(pieces: AsyncIterable<string>): Promise<KeptDocument | null> {
  const gzip = createGzip();
  const [, body] = await Promise.all([pipeline(pieces, gzip), buffer(gzip)]);
  if (gzip.bytesWritten === 0) return null;
  return { gzip: body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}
