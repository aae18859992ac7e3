import { z } from '@hono/zod-openapi';
import { fault, missingOr } from '../fields/fault.ts';
import { givenPassword } from '../fields/password.ts';
import { line } from '../fields/text.ts';
import { textLimits } from '../limits.ts';

/** For changes to what opens an account: an open session alone must not be enough. */
export const PasswordForm = z.object({ currentPassword: givenPassword() }).openapi('PasswordForm');
export type PasswordForm = z.output<typeof PasswordForm>;

export const ConfirmAuthenticatorForm = z
  .object({
    token: z.string(missingOr('api_not_text')).min(1, fault('api_required')).max(500),
    code: line(textLimits.signInCode),
  })
  .openapi('ConfirmAuthenticatorForm');
export type ConfirmAuthenticatorForm = z.output<typeof ConfirmAuthenticatorForm>;

export const PasskeyNameForm = z
  .object({ name: line(textLimits.passkeyName) })
  .openapi('PasskeyNameForm');
export type PasskeyNameForm = z.output<typeof PasskeyNameForm>;
