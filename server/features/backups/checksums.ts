import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ownFile } from '../../platform/files/write-whole.ts';

/** Writes a stream into a new file that is on disk once this resolves. */
export async function writeSummed(
  path: string,
  source: Readable | AsyncIterable<string>,
  steps: NodeJS.ReadWriteStream[] = [],
  signal?: AbortSignal,
): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const summing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const file = createWriteStream(path, { flags: 'wx', mode: ownFile, flush: true });
  const readable = source instanceof Readable ? source : Readable.from(source);
  await pipeline([readable, ...steps, summing, file], { signal });
  return { sha256: hash.digest('hex'), bytes };
}

/** @throws ENOENT when there is no file */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** How many pictures are copied at a time. */
const batchSize = 8;

export async function* batches<T>(source: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of source) {
    batch.push(one);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export interface Sum {
  sha256: string;
  /** Relative to the folder of the list. */
  path: string;
}

export const sumLine = ({ sha256, path }: Sum) => `${sha256}  ${path}\n`;

/**
 * Lines as `sha256sum` writes them.
 * @throws Error for any other line
 */
export async function* readSums(path: string): AsyncGenerator<Sum> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) {
    const [, sha256, name] = /^([0-9a-f]{64}) {2}(\S.*)$/.exec(line) ?? [];
    if (sha256 === undefined || name === undefined) throw new Error(`not a checksum: ${path}`);
    yield { sha256, path: name };
  }
}
