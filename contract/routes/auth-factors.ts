import { created, done, success } from '../envelope.ts';
import * as factors from '../schemas/factors.ts';
import { workPastLimit } from '../fields/headers.ts';
import * as passkeys from '../schemas/passkey-messages.ts';
import { User } from '../schemas/user.ts';
import { callsOf, json } from './calls.ts';

const anyone = callsOf('Factors', 'anyone');
const user = callsOf('Factors', 'user');

export const listFactors = user.get('/auth/factors', {
  summary: 'What opens the account besides its password',
  responses: success('The factors', factors.Factors),
});

export const listKeptFactors = anyone.get('/auth/reset-password/{token}/factors', {
  summary: 'What a new password set by the link of the mail leaves as it is',
  description: 'While the link can still set one.',
  responses: success('The factors', factors.Factors, 400),
});

export const startAuthenticator = user.post('/auth/authenticator', {
  summary: 'Begin to turn the second factor on',
  description:
    'Nothing changes before the first code is confirmed, within 15 minutes. For users with a verified address; a wrong ' +
    'password is a 422 under `currentPassword`.',
  request: { body: json(factors.PasswordForm) },
  responses: success('What an app needs to compute codes', factors.NewAuthenticator, 409),
});

export const confirmAuthenticator = user.post('/auth/authenticator/confirm', {
  summary: 'Turn the second factor on, with a first code',
  description:
    'A wrong code is a 422 under `code`; a token that is old or not of this session a 400.',
  request: { body: json(factors.ConfirmAuthenticatorForm) },
  responses: success('The recovery codes', factors.RecoveryCodes, 409),
});

export const removeAuthenticator = user.post('/auth/authenticator/remove', {
  summary: 'Turn the second factor off',
  description:
    'The recovery codes go with it. A wrong password is a 422 under `currentPassword`; one under `code` asks for a recovery code or a passkey.',
  request: { body: json(factors.RemovalForm) },
  responses: done('Removed', 404),
});

export const renewRecoveryCodes = user.post('/auth/recovery-codes', {
  summary: 'Make new recovery codes',
  description:
    'Those from before stop working. With the `token` of an offer, its codes replace them; one that is old or not of ' +
    'this session is a 400. A wrong password is a 422 under `currentPassword`.',
  request: { body: json(factors.RenewCodesForm) },
  responses: success('The recovery codes', factors.RecoveryCodes, 400, 404),
});

export const offerRecoveryCodes = user.post('/auth/recovery-codes/offer', {
  summary: 'Get new recovery codes to keep, before they replace the old ones',
  description:
    'Nothing changes before they are sent back, within 15 minutes. A wrong password is a 422 under `currentPassword`.',
  request: { body: json(factors.PasswordForm) },
  responses: success('The codes, and what to send back', factors.OfferedRecoveryCodes, 404),
});

export const startPasskey = user.post('/auth/passkeys/options', {
  summary: 'Begin to add a passkey',
  description:
    'For users with a verified address. A wrong password is a 422 under `currentPassword`, too many passkeys a 409.',
  request: { body: json(factors.PasswordForm) },
  responses: success('Options for the browser', passkeys.PasskeyCreationOptions, 409),
});

export const createPasskey = user.post('/auth/passkeys', {
  summary: 'Add a passkey that the browser has made',
  description: 'An answer to other options than those of this session is a 422 under `response`.',
  request: { body: json(passkeys.PasskeyForm) },
  responses: created('The passkey', factors.Passkey, 409),
});

export const renamePasskey = user.put('/auth/passkeys/{id}', {
  summary: 'Rename one of the own passkeys',
  request: { body: json(factors.PasskeyNameForm) },
  responses: success('The passkey', factors.Passkey),
});

export const removePasskey = user.post('/auth/passkeys/{id}/remove', {
  summary: 'Remove one of the own passkeys',
  description:
    'A wrong password is a 422 under `currentPassword`; one under `code` asks for a factor that stays, or a recovery code.',
  request: { body: json(factors.RemovalForm) },
  responses: done('Removed'),
});

export const startPasskeySignIn = anyone.post('/auth/passkey-sign-in/options', {
  summary: 'Begin to sign in with a passkey',
  responses: success('Options for the browser', passkeys.PasskeyRequestOptions),
});

export const signInWithPasskey = anyone.post('/auth/passkey-sign-in', {
  summary: 'Sign in with a passkey',
  description:
    'It counts as both factors, so no code is asked for. A passkey that is unknown or does not fit is a 401.',
  request: { headers: workPastLimit, body: json(passkeys.PasskeySignInForm) },
  responses: success('The user', User, 401),
});
