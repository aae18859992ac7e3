import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '@orendi/contract/routes/calls';
import { crossFieldRule } from '@orendi/contract/fields/fault';
import type { z } from '@hono/zod-openapi';

let common: Set<string> | undefined;

export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'),
  );
  return common.has(password.trim().toLowerCase());
}

const rule = crossFieldRule<{ password: string }>(({ password }, report) => {
  if (typeof password === 'string' && isCommonPassword(password)) {
    report('password', 'api_password_common');
  }
});

/**
 * The body of a form that sets a password, with the one rule that only the server checks: the list of common passwords
 * is too large for browsers. Its fault is reported together with all others.
 */
export function withUncommonPassword<Form extends z.ZodType<{ password: string }>>(form: Form) {
  return { body: json(form.superRefine(...rule)) };
}
