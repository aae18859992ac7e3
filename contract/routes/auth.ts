import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import { workPastLimit as headers } from '../fields/captcha-token.ts';
import { id } from '../fields/number.ts';
import { AccountData, SignIn } from '../schemas/account-data.ts';
import {
  ChangeEmailForm,
  ChangePasswordForm,
  DeleteAccountForm,
  ForgetPasswordForm,
  LanguageForm,
  LoginForm,
  RegisterForm,
  ResetPasswordForm,
} from '../schemas/account-forms.ts';
import { SecurityEvent } from '../schemas/security-event.ts';
import { User } from '../schemas/user.ts';
import { session, sessionAndXsrf, xsrf } from '../security.ts';

const tags = ['Account'];

export const register = createRoute({
  method: 'post',
  path: '/auth/register',
  operationId: 'register',
  summary: 'Register a seller, and sign in',
  description: 'A mail asks to verify the address. An address in use is a 422 under `email`.',
  tags,
  security: xsrf,
  request: { headers, body: json(RegisterForm) },
  responses: { 201: success('The new user', User), ...failures(400, 403, 413, 415, 422) },
});

export const login = createRoute({
  method: 'post',
  path: '/auth/login',
  operationId: 'login',
  summary: 'Sign in',
  description:
    'A wrong e-mail or password is a 401 with `errors` under `password`. An account with a second factor answers a right ' +
    'password without a `code` by 401 `SECOND_FACTOR`, and a wrong `code` by the same with `errors` under `code`.',
  tags,
  security: xsrf,
  request: { headers, body: json(LoginForm) },
  responses: { 200: success('The user', User), ...failures(400, 401, 403, 413, 415, 422) },
});

export const getUser = createRoute({
  method: 'get',
  path: '/auth/user',
  operationId: 'getUser',
  summary: 'The signed-in user, or null',
  description: 'Sets the XSRF cookie where it is missing.',
  tags,
  responses: { 200: success('The user, or null', z.union([User, z.null()])), ...failures() },
});

export const updateUser = createRoute({
  method: 'put',
  path: '/auth/user',
  operationId: 'updateUser',
  summary: "Change the signed-in user's language",
  tags,
  security: sessionAndXsrf,
  request: { body: json(LanguageForm) },
  responses: { 200: success('The user', User), ...failures(400, 401, 403, 413, 415, 422) },
});

export const logout = createRoute({
  method: 'get',
  path: '/auth/logout',
  operationId: 'logout',
  summary: 'Sign out',
  description: 'Also when signed out. Refused (403) from another site.',
  tags,
  responses: { 200: done('Signed out'), ...failures(403) },
});

export const verifyEmail = createRoute({
  method: 'get',
  path: '/auth/verify-email/{token}',
  operationId: 'verifyEmail',
  summary: 'Verify an e-mail address by the link of the mail',
  description: 'A new address that another account has taken meanwhile is a 422.',
  tags,
  request: { params: z.object({ token: z.string() }) },
  responses: { 200: done('Verified'), ...failures(400, 422) },
});

export const resendVerification = createRoute({
  method: 'get',
  path: '/auth/generate-email-verification-token',
  operationId: 'resendVerification',
  summary: 'Send the verification mail again',
  description: 'For signed-in, inactive users. Refused (403) from another site.',
  tags,
  security: session,
  responses: { 200: done('The mail is on the way'), ...failures(401, 403, 409) },
});

export const forgetPassword = createRoute({
  method: 'post',
  path: '/auth/forget-password',
  operationId: 'forgetPassword',
  summary: 'Ask for a link to set a new password',
  description: 'The answer is the same whether the address has an account or not.',
  tags,
  security: xsrf,
  request: { headers, body: json(ForgetPasswordForm) },
  responses: { 200: done('Taken'), ...failures(400, 403, 413, 415, 422) },
});

export const checkResetLink = createRoute({
  method: 'get',
  path: '/auth/reset-password/{token}',
  operationId: 'checkResetLink',
  summary: 'Whether the link of the mail can still set a new password',
  description: 'Does not use it up.',
  tags,
  request: { params: z.object({ token: z.string() }) },
  responses: { 200: done('It can'), ...failures(400) },
});

export const resetPassword = createRoute({
  method: 'post',
  path: '/auth/reset-password',
  operationId: 'resetPassword',
  summary: 'Set a new password by the link of the mail',
  description:
    "Ends all of the user's sessions, earlier links, a pending change of address, and the limit on attempts to sign in.",
  tags,
  security: xsrf,
  request: { headers, body: json(ResetPasswordForm) },
  responses: { 200: done('Set'), ...failures(400, 403, 413, 415, 422) },
});

export const changePassword = createRoute({
  method: 'post',
  path: '/auth/change-password',
  operationId: 'changePassword',
  summary: 'Change the password',
  description:
    'Ends all other sessions, earlier links and a pending change of address. A wrong present password is a 422 under `currentPassword`.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(ChangePasswordForm) },
  responses: { 200: done('Changed'), ...failures(400, 401, 403, 413, 415, 422) },
});

export const changeEmail = createRoute({
  method: 'post',
  path: '/auth/change-email',
  operationId: 'changeEmail',
  summary: 'Change the e-mail address',
  description:
    'A mail to the new address asks to verify it; until then the old one stays, and is told. An address in use is a ' +
    '422 under `email`, a wrong password one under `currentPassword`. A new password or a verification in between ' +
    'cancels the change.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(ChangeEmailForm) },
  responses: { 200: done('The mail is on the way'), ...failures(400, 401, 403, 413, 415, 422) },
});

export const listSessions = createRoute({
  method: 'get',
  path: '/auth/sessions',
  operationId: 'listSessions',
  summary: 'Where the user is signed in, the latest first',
  tags,
  security: session,
  responses: { 200: success('The sessions', z.array(SignIn)), ...failures(401) },
});

export const endSession = createRoute({
  method: 'delete',
  path: '/auth/sessions/{id}',
  operationId: 'endSession',
  summary: 'End one of the own sessions',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('Ended'), ...failures(401, 403, 404) },
});

export const endOtherSessions = createRoute({
  method: 'delete',
  path: '/auth/sessions',
  operationId: 'endOtherSessions',
  summary: 'End all own sessions but the one that asks',
  tags,
  security: sessionAndXsrf,
  responses: { 200: done('Ended'), ...failures(401, 403) },
});

export const listSecurityEvents = createRoute({
  method: 'get',
  path: '/auth/security-events',
  operationId: 'listSecurityEvents',
  summary: "What happened to the account's security in the last 90 days, the latest first",
  description:
    'Sign-ins, failed attempts, and changes of password, address and second factor. At most 50; failed attempts ' +
    'never crowd out the others.',
  tags,
  security: session,
  responses: { 200: success('The events', z.array(SecurityEvent)), ...failures(401) },
});

export const downloadAccountData = createRoute({
  method: 'get',
  path: '/auth/account-data',
  operationId: 'downloadAccountData',
  summary: 'All that is kept of the user, as a file',
  tags,
  security: session,
  responses: { 200: success('The data', AccountData), ...failures(401) },
});

export const deleteAccount = createRoute({
  method: 'post',
  path: '/auth/delete-account',
  operationId: 'deleteAccount',
  summary: 'Delete the account, and the business with all that belongs to it',
  description: 'A wrong password is a 422 under `currentPassword`.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(DeleteAccountForm) },
  responses: { 200: done('Deleted'), ...failures(400, 401, 403, 413, 415, 422) },
});
