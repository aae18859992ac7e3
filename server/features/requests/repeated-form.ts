import { createHash } from 'node:crypto';
import { textLimits } from '@orendi/contract/limits';
import type { HonoRequest } from 'hono';
import { confirmCommits } from '../../platform/db/confirm-commits.ts';
import { readRow } from '../../platform/db/rows.ts';
import type { Services } from '../../services.ts';
import { findKey, keyConflict } from '../../platform/idempotency/keys.ts';
import { ownLink } from './own/own-link.ts';

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

/** The answer to a form. */
export interface SubmittedRequest {
  id: number;
  /** The path of its buyer's page; empty for a request of the version before. */
  link: string;
}

/**
 * The answer to a form that has already made a request, once that is stored for good.
 * @throws ApiError CONFLICT for another form
 */
export async function findFirstAnswer(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  { key, fingerprint }: Sending,
): Promise<SubmittedRequest | null> {
  const first = await findKey(db, null, key);
  if (!first) return null;
  if (!first.body_hash?.equals(fingerprint)) throw keyConflict();
  await confirmCommits(db);
  const { request_id: id } = first;
  if (id === null) return null;
  const { link_seed: seed } = await readRow(db, 'request', id, ['link_seed']);
  return { id, link: ownLink(secret, seed) };
}
