import pg from 'pg';
import { ApiError } from '../../platform/http/api-error.ts';
import { emailTaken } from './faults.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Waits for work that gives an account an address. Two of them at once: one gets the address.
 * @throws ApiError VALIDATION for the other
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
