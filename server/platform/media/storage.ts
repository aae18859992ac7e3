import type { Readable } from 'node:stream';
import type { S3ServiceException } from '@aws-sdk/client-s3';

export interface StoredObject {
  /** A buffer if small, otherwise a stream, which the caller must read or destroy. */
  body: Buffer | Readable;
  bytes: number;
}

/** An address of the store itself, at which anybody can read an object for some time. */
export interface ReadAddress {
  url: string;
  /** Until when it is to be given to readers, in milliseconds; it holds for a good while longer. */
  until: number;
}

/** Stores pictures under names such as `ab/{key}/320.webp`. The content of a name never changes. */
export interface PictureStorage {
  /** Begins a sentence. */
  name: string;
  /** Whether nobody has ever put anything there. */
  isEmpty(): Promise<boolean>;
  /** Null if there is none, here and in `read`. */
  open(name: string): Promise<StoredObject | null>;
  read(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  /** Atomic: either the whole object appears, or nothing. */
  write(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Succeeds even if there is none. */
  remove(name: string): Promise<void>;
  /** How many objects there are; both prefixes end with a slash. */
  count(prefix: string): Promise<number>;
  removeAll(prefix: string): Promise<void>;
  /** The names of all objects that were last written longer ago. */
  listOlder(ageMs: number): Promise<string[]>;
  /** Where the object can be read without this process; null while unknown. Absent without such addresses. */
  addressOf?(name: string): Promise<ReadAddress | null>;
}

/** A folder on this host, or an S3 bucket as `parseS3Url` reads it. */
export type PicturePlace = { folder: string } | { s3Url: string };

/** Whether an error means that the service that stores pictures fails for now, rather than that we asked wrongly. */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, $metadata: answer } = error as Partial<S3ServiceException>;
  return (
    name === 'TimeoutError' ||
    (answer !== undefined && (answer.httpStatusCode ?? 503) >= 500) ||
    isStorageAway(error.cause)
  );
}
