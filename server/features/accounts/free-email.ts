import { crossFieldRule } from '@orendi/contract/fields/cross-field-rule';
import { email as emailField } from '@orendi/contract/fields/text';
import type { z } from '@hono/zod-openapi';
import type { Services } from '../../services.ts';
import { isEmailTaken } from './account-queries.ts';

/**
 * A form whose address must not have an account yet. Its fault is reported together with all others, so that nobody
 * reads the terms to their end only to hear of it.
 */
export function withFreeEmail<Form extends z.ZodType<{ email: string }>>(
  form: Form,
  { db }: Pick<Services, 'db'>,
): Form {
  const rule = crossFieldRule<{ email: string }>(async ({ email }, report) => {
    const address = emailField().safeParse(email);
    if (address.success && (await isEmailTaken(db, address.data))) {
      report('email', 'api_email_taken');
    }
  });
  return form.superRefine(...rule);
}
