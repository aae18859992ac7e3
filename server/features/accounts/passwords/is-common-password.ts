import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let common: Set<string> | undefined;

/** Whether a password is on the list of common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'),
  );
  return common.has(password.trim().toLowerCase());
}
