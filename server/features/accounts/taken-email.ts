import { crossFieldRule } from '@orendi/contract/fields/fault';
import { email as emailField } from '@orendi/contract/fields/text';
import type { z } from '@hono/zod-openapi';
import pg from 'pg';
import type { Services } from '../../services.ts';
import { findAccountByEmail } from './account-queries.ts';
import { emailTaken } from './faults.ts';

/** A form for a new address. Reports a taken one with all other faults, before anybody reads the terms. */
export function withFreeEmail<Form extends z.ZodType<{ email: string }>>(
  form: Form,
  { db }: Pick<Services, 'db'>,
): Form {
  const rule = crossFieldRule<{ email: string }>(async ({ email }, report) => {
    const address = emailField().safeParse(email);
    if (address.success && (await findAccountByEmail(db, address.data))) {
      report('email', 'api_email_taken');
    }
  });
  return form.superRefine(...rule);
}

const UNIQUE_VIOLATION = '23505';

/**
 * Awaits work that gives an account an address.
 * @throws ApiError VALIDATION when it is taken, even meanwhile
 */
export async function refuseTakenEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error instanceof pg.DatabaseError ? error : {};
    const isTaken = code === UNIQUE_VIOLATION && constraint === 'account_email_key';
    throw isTaken ? emailTaken() : error;
  }
}
