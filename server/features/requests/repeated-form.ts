import { createHash } from 'node:crypto';
import { textLimits } from '@orendi/contract/limits';
import type { HonoRequest } from 'hono';
import { confirmCommits } from '../../platform/db/confirm-commits.ts';
import type { Db } from '../../platform/db/tables.ts';
import { findKey, keyConflict } from '../../platform/idempotency/keys.ts';

/** A submission of a form: repeating it sends the same key and gives the same fingerprint. */
export interface Sending {
  key: string;
  fingerprint: Buffer;
}

/** Null when the caller sends no key. Invalid keys are left to validation. */
export async function readSending(request: HonoRequest): Promise<Sending | null> {
  const key = request.header('Idempotency-Key')?.trim().normalize('NFC') ?? '';
  if (key === '' || key.length > textLimits.idempotencyKey) return null;
  return { key, fingerprint: fingerprintForm(await request.json()) };
}

/**
 * A hash of the fields that does not depend on their order. It leaves out the captcha's token and the form's signals:
 * whoever submits a form again after losing the answer may have had to solve a new captcha, and has seen the form for
 * longer.
 */
export function fingerprintForm(body: unknown): Buffer {
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body);
  const fields = isForm
    ? Object.entries(body)
        .filter(([name]) => name !== 'token' && name !== 'signals')
        .sort(([a], [b]) => (a < b ? -1 : 1))
    : body;
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}

/**
 * The request that this form has already made, once stored for good.
 * @throws ApiError CONFLICT for another form
 */
export async function findFirstAnswer(db: Db, { key, fingerprint }: Sending) {
  const first = await findKey(db, null, key);
  if (!first) return null;
  if (!first.body_hash?.equals(fingerprint)) throw keyConflict();
  await confirmCommits(db);
  return first.request_id;
}
