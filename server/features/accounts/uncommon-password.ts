import { json } from '@orendi/contract/body';
import { crossFieldRule } from '@orendi/contract/fields/cross-field-rule';
import type { z } from '@hono/zod-openapi';
import { isCommonPassword } from './passwords/is-common-password.ts';

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
