import type { Readable } from 'node:stream';

export interface StoredObject {
  /** Small ones come as they are, large ones as a stream, which the caller reads or destroys. */
  body: Buffer | Readable;
  /** Length of the body. */
  bytes: number;
}

/** Where pictures lie, by names such as `ab/{key}/320.webp`. What is written under a name never changes. */
export interface PictureStorage {
  /** Null where there is none, here and in `read`. */
  open(name: string): Promise<StoredObject | null>;
  read(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  /** All of it appears at once, or nothing. */
  write(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Succeeds also where there is none. */
  remove(name: string): Promise<void>;
  /** @param prefix ends with a slash */
  removeAll(prefix: string): Promise<void>;
}

/** A folder on this host, or an S3 bucket as `parseS3Url` reads it. */
export type PicturePlace = { folder: string } | { s3Url: string };
