import { z } from '@hono/zod-openapi';
import { fault, missingOr } from '../fields/fault.ts';
import { givenPassword } from '../fields/password.ts';
import { line, optionalLine } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { PasskeySignInForm } from './passkey-messages.ts';

/** For changes to what opens an account: an open session alone must not be enough. */
export const PasswordForm = z.object({ currentPassword: givenPassword() }).openapi('PasswordForm');
export type PasswordForm = z.output<typeof PasswordForm>;

/** For the removal of a factor: besides the password one that stays, or a recovery code. */
export const RemovalForm = z
  .object({
    ...PasswordForm.shape,
    code: optionalLine(textLimits.signInCode).openapi({
      description: 'A recovery code or, for a passkey, a code of the authenticator',
    }),
    passkey: PasskeySignInForm.shape.response
      .optional()
      .openapi({ description: 'What another passkey answers to the options of signing in' }),
  })
  .openapi('RemovalForm');
export type RemovalForm = z.output<typeof RemovalForm>;

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
