import { createHash } from 'node:crypto';
import { textLimits } from '@orendi/contract/limits';
import type { HonoRequest } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { findKey, keyConflict } from '../../platform/idempotency/keys.ts';

/** One sending of a form: a second one of the same form has the same key and the same fingerprint. */
export interface Sending {
  key: string;
  fingerprint: Buffer;
}

/** Null where the caller does not care about sending twice. A key of a wrong form is left to the validation. */
export async function readSending(request: HonoRequest): Promise<Sending | null> {
  const key = request.header('Idempotency-Key')?.trim().normalize('NFC') ?? '';
  if (key === '' || key.length > textLimits.idempotencyKey) return null;
  return { key, fingerprint: fingerprintForm(await request.json()) };
}

/**
 * The same for the same fields in any order. The captcha's token is no part of the form: whoever sends a form again
 * after losing the answer may have had to solve a new one.
 */
export function fingerprintForm(body: unknown): Buffer {
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body);
  const fields = isForm
    ? Object.entries(body)
        .filter(([name]) => name !== 'token')
        .sort(([a], [b]) => (a < b ? -1 : 1))
    : body;
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}

/**
 * The id of the request that this form has already made, or null.
 * @throws ApiError CONFLICT when the key came with another form
 */
export async function findFirstAnswer(
  db: Kysely<Database>,
  { key, fingerprint }: Sending,
): Promise<number | null> {
  const first = await findKey(db, null, key);
  if (!first) return null;
  if (!first.body_hash?.equals(fingerprint)) throw keyConflict();
  return first.request_id;
}
