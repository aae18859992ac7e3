import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';

/** A row's id and time of creation, since ids are given again after a restore. */
const reference = z.tuple([z.number(), z.string().regex(/^\d{1,12}(\.\d{1,6})?$/)]);

export const erasureSchema = z.object({
  at: z.iso.datetime(),
  requests: z.array(reference).default([]),
  /** Requests of which the note alone was erased. */
  notes: z.array(reference).default([]),
  accounts: z.array(reference).default([]),
  businesses: z.array(reference).default([]),
  mails: z.array(reference).default([]),
  /** Tags of the addresses and numbers by which somebody was known. */
  people: z.array(z.string().regex(/^[0-9a-f]{64}$/)).default([]),
});

/** The record of an erasure, which names nobody. */
export type Erasure = z.infer<typeof erasureSchema>;
export type ErasedKind = Exclude<keyof Erasure, 'at' | 'people'>;

/** The key for the tags of addresses and numbers. */
export function tagKeyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('erasures').digest();
}

/** A keyed hash of an address or a number. */
export function tagOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** The keys of an HMAC (RFC 2104), by which the database, which only knows hashes, can make tags. */
export function padsOf(key: Buffer): { inner: Buffer; outer: Buffer } {
  const block = Buffer.alloc(64);
  (key.length > block.length ? createHash('sha256').update(key).digest() : key).copy(block);
  const padded = (byte: number) => Buffer.from(block.map((own) => own ^ byte));
  return { inner: padded(0x36), outer: padded(0x5c) };
}
