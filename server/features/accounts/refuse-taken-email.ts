import pg from 'pg';
import { ApiError } from '../../platform/http/api-error.ts';
import { emailTaken } from './faults.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Awaits work that gives an account an address; of two concurrent attempts for one address, one succeeds.
 * @throws ApiError VALIDATION when the address is taken
 */
export async function refuseTakenEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error instanceof pg.DatabaseError ? error : {};
    const isTaken = code === UNIQUE_VIOLATION && constraint === 'account_email_key';
    throw isTaken ? new ApiError('VALIDATION', { faults: [emailTaken] }) : error;
  }
}
