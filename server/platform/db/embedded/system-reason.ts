import { getSystemErrorMessage } from 'node:util';

/** Distinguishes operating system errors (with `code` and `errno`) from all others. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'errno' in error;
}

/** The reason of a failed system call, such as "permission denied". */
export function systemReason(error: unknown): string {
  if (isSystemError(error) && error.errno !== undefined) return getSystemErrorMessage(error.errno);
  return error instanceof Error ? error.message : String(error);
}
