import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import { workPastLimit } from '../fields/captcha-token.ts';
import { id } from '../fields/number.ts';
import { PasskeyNameForm, PasswordForm, RemovalForm } from '../schemas/factor-forms.ts';
import { Passkey } from '../schemas/factors.ts';
import {
  PasskeyCreationOptions,
  PasskeyForm,
  PasskeyRequestOptions,
  PasskeySignInForm,
} from '../schemas/passkey-messages.ts';
import { User } from '../schemas/user.ts';
import { sessionAndXsrf, xsrf } from '../security.ts';

const tags = ['Factors'];

export const startPasskey = createRoute({
  method: 'post',
  path: '/auth/passkeys/options',
  operationId: 'startPasskey',
  summary: 'Begin to add a passkey',
  description:
    'For users with a verified address. A wrong password is a 422 under `currentPassword`, too many passkeys a 409.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(PasswordForm) },
  responses: {
    200: success('Options for the browser', PasskeyCreationOptions),
    ...failures(400, 401, 403, 409, 413, 415, 422),
  },
});

export const createPasskey = createRoute({
  method: 'post',
  path: '/auth/passkeys',
  operationId: 'createPasskey',
  summary: 'Add a passkey that the browser has made',
  description: 'An answer to other options than those of this session is a 422 under `response`.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(PasskeyForm) },
  responses: {
    201: success('The passkey', Passkey),
    ...failures(400, 401, 403, 409, 413, 415, 422),
  },
});

export const renamePasskey = createRoute({
  method: 'put',
  path: '/auth/passkeys/{id}',
  operationId: 'renamePasskey',
  summary: 'Rename one of the own passkeys',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }), body: json(PasskeyNameForm) },
  responses: {
    200: success('The passkey', Passkey),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});

export const removePasskey = createRoute({
  method: 'post',
  path: '/auth/passkeys/{id}/remove',
  operationId: 'removePasskey',
  summary: 'Remove one of the own passkeys',
  description:
    'A wrong password is a 422 under `currentPassword`; one under `code` asks for a factor that stays, or a recovery code.',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }), body: json(RemovalForm) },
  responses: { 200: done('Removed'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const startPasskeySignIn = createRoute({
  method: 'post',
  path: '/auth/passkey-sign-in/options',
  operationId: 'startPasskeySignIn',
  summary: 'Begin to sign in with a passkey',
  tags,
  security: xsrf,
  responses: {
    200: success('Options for the browser', PasskeyRequestOptions),
    ...failures(403),
  },
});

export const signInWithPasskey = createRoute({
  method: 'post',
  path: '/auth/passkey-sign-in',
  operationId: 'signInWithPasskey',
  summary: 'Sign in with a passkey',
  description:
    'It counts as both factors, so no code is asked for. A passkey that is unknown or does not fit is a 401.',
  tags,
  security: xsrf,
  request: { headers: workPastLimit, body: json(PasskeySignInForm) },
  responses: { 200: success('The user', User), ...failures(400, 401, 403, 413, 415, 422) },
});
