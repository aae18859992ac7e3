import { z } from '@hono/zod-openapi';
import { Count, Id, Time } from '../fields/answer.ts';
import { fault, missingOr } from '../fields/fault.ts';
import { givenPassword } from '../fields/password.ts';
import { line, optionalLine } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { PasskeySignInForm } from './passkey-messages.ts';

/** A key on a device that signs its owner in without a password. */
export const Passkey = z
  .object({
    id: Id,
    name: z.string(),
    created_at: Time,
    last_used_at: Time.nullable(),
  })
  .openapi('Passkey');
export type Passkey = z.infer<typeof Passkey>;

/** What opens an account besides its password. */
export const Factors = z
  .object({
    authenticator: z
      .object({
        created_at: Time,
        recoveryCodes: Count.describe('How many are left'),
      })
      .nullable(),
    passkeys: z.array(Passkey),
  })
  .openapi('Factors');
export type Factors = z.infer<typeof Factors>;

/** What an app needs to compute codes, in the three forms in which it can take it. */
export const NewAuthenticator = z
  .object({
    secret: z.string().describe('For typing, in base32'),
    uri: z.string().describe('For apps on the same device'),
    qr: z.string().describe('The same as a QR code, in SVG'),
    token: z.string().describe('To be sent back with the first code'),
  })
  .openapi('NewAuthenticator');
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;

export const RecoveryCodes = z
  .object({
    recoveryCodes: z.array(z.string()).describe('Shown this once; each works once'),
  })
  .openapi('RecoveryCodes');
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** For changes to what opens an account: an open session alone must not be enough. */
export const PasswordForm = z.object({ currentPassword: givenPassword() }).openapi('PasswordForm');
export type PasswordForm = z.output<typeof PasswordForm>;

/** For the removal of a factor: besides the password one that stays, or a recovery code. */
export const RemovalForm = z
  .object({
    ...PasswordForm.shape,
    code: optionalLine(textLimits.signInCode).describe(
      'A recovery code or, for a passkey, a code of the authenticator',
    ),
    passkey: PasskeySignInForm.shape.response
      .optional()
      .describe('What another passkey answers to the options of signing in'),
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
