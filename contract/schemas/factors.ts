import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { Count, Id, Time } from '../fields/answer.ts';
import { fault, missingOr } from '../fields/fault.ts';
import { givenPassword } from '../fields/password.ts';
import { line, optionalLine } from '../fields/text.ts';
import { textLimits } from '../limits.ts';
import { PasskeySignInForm } from './passkey-messages.ts';

/** A key on a device that signs its owner in without a password. */
export const Passkey = named('Passkey', {
  id: Id,
  name: z.string(),
  created_at: Time,
  last_used_at: Time.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const Factors = named('Factors', {
  authenticator: z
    .object({ created_at: Time, recoveryCodes: Count.describe('How many are left') })
    .nullable(),
  passkeys: z.array(Passkey),
});
export type Factors = z.infer<typeof Factors>;

/** The secret of an app that computes codes, in the three forms that apps take. */
export const NewAuthenticator = named('NewAuthenticator', {
  secret: z.string().describe('For typing, in base32'),
  uri: z.string().describe('For apps on the same device'),
  qr: z.string().describe('The same as a QR code, in SVG'),
  recoveryCodes: z.array(z.string()).describe('To be kept before the first code is confirmed'),
  token: z.string().describe('To be sent back with the first code'),
});
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;

export const RecoveryCodes = named('RecoveryCodes', {
  recoveryCodes: z.array(z.string()).describe('Shown this once; each works once'),
});
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const OfferedRecoveryCodes = named('OfferedRecoveryCodes', {
  ...RecoveryCodes.shape,
  token: z.string().describe('To be sent back once they are kept'),
});
export type OfferedRecoveryCodes = z.infer<typeof OfferedRecoveryCodes>;

/** For changes to what opens an account: an open session alone must not be enough. */
export const PasswordForm = named('PasswordForm', { currentPassword: givenPassword() });
export type PasswordForm = z.infer<typeof PasswordForm>;

export const RenewCodesForm = named('RenewCodesForm', {
  ...PasswordForm.shape,
  token: z.string(missingOr('api_not_text')).max(500).optional().describe('Of an offer'),
});
export type RenewCodesForm = z.output<typeof RenewCodesForm>;

/** For the removal of a factor: besides the password one that stays, or a recovery code. */
export const RemovalForm = named('RemovalForm', {
  ...PasswordForm.shape,
  code: optionalLine(textLimits.signInCode).describe(
    'A recovery code or, for a passkey, a code of the authenticator',
  ),
  passkey: PasskeySignInForm.shape.response
    .optional()
    .describe('What another passkey answers to the options of signing in'),
});
export type RemovalForm = z.output<typeof RemovalForm>;

export const ConfirmAuthenticatorForm = named('ConfirmAuthenticatorForm', {
  token: z.string(missingOr('api_not_text')).min(1, fault('api_required')).max(500),
  code: line(textLimits.signInCode),
});
export type ConfirmAuthenticatorForm = z.output<typeof ConfirmAuthenticatorForm>;

export const PasskeyNameForm = named('PasskeyNameForm', { name: line(textLimits.passkeyName) });
