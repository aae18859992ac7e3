import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import { ConfirmAuthenticatorForm, PasswordForm, RemovalForm } from '../schemas/factor-forms.ts';
import { Factors, NewAuthenticator, RecoveryCodes } from '../schemas/factors.ts';
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Factors'];

export const listFactors = createRoute({
  method: 'get',
  path: '/auth/factors',
  operationId: 'listFactors',
  summary: 'What opens the account besides its password',
  tags,
  security: session,
  responses: { 200: success('The factors', Factors), ...failures(401) },
});

export const listKeptFactors = createRoute({
  method: 'get',
  path: '/auth/reset-password/{token}/factors',
  operationId: 'listKeptFactors',
  summary: 'What a new password set by the link of the mail leaves as it is',
  description: 'While the link can still set one.',
  tags,
  request: { params: z.object({ token: z.string() }) },
  responses: { 200: success('The factors', Factors), ...failures(400) },
});

export const startAuthenticator = createRoute({
  method: 'post',
  path: '/auth/authenticator',
  operationId: 'startAuthenticator',
  summary: 'Begin to turn the second factor on',
  description:
    'Nothing changes before the first code is confirmed, within 15 minutes. For users with a verified address; a wrong ' +
    'password is a 422 under `currentPassword`.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(PasswordForm) },
  responses: {
    200: success('What an app needs to compute codes', NewAuthenticator),
    ...failures(400, 401, 403, 409, 413, 415, 422),
  },
});

export const confirmAuthenticator = createRoute({
  method: 'post',
  path: '/auth/authenticator/confirm',
  operationId: 'confirmAuthenticator',
  summary: 'Turn the second factor on, with a first code',
  description:
    'A wrong code is a 422 under `code`; a token that is old or not of this session a 400.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(ConfirmAuthenticatorForm) },
  responses: {
    200: success('The recovery codes', RecoveryCodes),
    ...failures(400, 401, 403, 409, 413, 415, 422),
  },
});

export const removeAuthenticator = createRoute({
  method: 'post',
  path: '/auth/authenticator/remove',
  operationId: 'removeAuthenticator',
  summary: 'Turn the second factor off',
  description:
    'The recovery codes go with it. A wrong password is a 422 under `currentPassword`; one under `code` asks for a recovery code or a passkey.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(RemovalForm) },
  responses: { 200: done('Removed'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const renewRecoveryCodes = createRoute({
  method: 'post',
  path: '/auth/recovery-codes',
  operationId: 'renewRecoveryCodes',
  summary: 'Make new recovery codes',
  description: 'Those from before stop working. A wrong password is a 422 under `currentPassword`.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(PasswordForm) },
  responses: {
    200: success('The recovery codes', RecoveryCodes),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});
