import { z } from '@hono/zod-openapi';
import { done, success } from '../envelope.ts';
import { workPastLimit as headers } from '../fields/headers.ts';
import { id } from '../fields/number.ts';
import { AccountData, SecurityEvent, SignIn } from '../schemas/account-data.ts';
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
import { User } from '../schemas/user.ts';
import { callsOfAnyone, callsOfUsers, json } from './calls.ts';

const anyone = callsOfAnyone('Account');
const user = callsOfUsers('Account');

export const register = anyone.post('register', '/auth/register', {
  summary: 'Register a seller, and sign in',
  description: 'A mail asks to verify the address. An address in use is a 422 under `email`.',
  request: { headers, body: json(RegisterForm) },
  responses: { 201: success('The new user', User) },
});

export const login = anyone.post('login', '/auth/login', {
  summary: 'Sign in',
  description:
    'A wrong e-mail or password is a 401 with `errors` under `password`. An account with a second factor answers a right ' +
    'password without a `code` by 401 `SECOND_FACTOR`, and a wrong `code` by the same with `errors` under `code`.',
  request: { headers, body: json(LoginForm) },
  responses: { 200: success('The user', User) },
  fails: [401],
});

export const getUser = anyone.get('getUser', '/auth/user', {
  summary: 'The signed-in user, or null',
  description: 'Sets the XSRF cookie where it is missing.',
  responses: { 200: success('The user, or null', z.union([User, z.null()])) },
});

export const updateUser = user.put('updateUser', '/auth/user', {
  summary: "Change the signed-in user's language",
  request: { body: json(LanguageForm) },
  responses: { 200: success('The user', User) },
});

export const logout = anyone.get('logout', '/auth/logout', {
  summary: 'Sign out',
  description: 'Also when signed out. Refused (403) from another site.',
  responses: { 200: done('Signed out') },
  fails: [403],
});

export const verifyEmail = anyone.get('verifyEmail', '/auth/verify-email/{token}', {
  summary: 'Verify an e-mail address by the link of the mail',
  description: 'A new address that another account has taken meanwhile is a 422.',
  request: { params: z.object({ token: z.string() }) },
  responses: { 200: done('Verified') },
  fails: [400, 422],
});

export const resendVerification = user.get(
  'resendVerification',
  '/auth/generate-email-verification-token',
  {
    summary: 'Send the verification mail again',
    description: 'For signed-in, inactive users. Refused (403) from another site.',
    responses: { 200: done('The mail is on the way') },
    fails: [403, 409],
  },
);

export const forgetPassword = anyone.post('forgetPassword', '/auth/forget-password', {
  summary: 'Ask for a link to set a new password',
  description: 'The answer is the same whether the address has an account or not.',
  request: { headers, body: json(ForgetPasswordForm) },
  responses: { 200: done('Taken') },
});

export const checkResetLink = anyone.get('checkResetLink', '/auth/reset-password/{token}', {
  summary: 'Whether the link of the mail can still set a new password',
  description: 'Does not use it up.',
  request: { params: z.object({ token: z.string() }) },
  responses: { 200: done('It can') },
  fails: [400],
});

export const resetPassword = anyone.post('resetPassword', '/auth/reset-password', {
  summary: 'Set a new password by the link of the mail',
  description:
    "Ends all of the user's sessions, earlier links, a pending change of address, and the limit on attempts to sign in.",
  request: { headers, body: json(ResetPasswordForm) },
  responses: { 200: done('Set') },
});

export const changePassword = user.post('changePassword', '/auth/change-password', {
  summary: 'Change the password',
  description:
    'Ends all other sessions, earlier links and a pending change of address. A wrong present password is a 422 under `currentPassword`.',
  request: { body: json(ChangePasswordForm) },
  responses: { 200: done('Changed') },
});

export const changeEmail = user.post('changeEmail', '/auth/change-email', {
  summary: 'Change the e-mail address',
  description:
    'A mail to the new address asks to verify it; until then the old one stays, and is told. An address in use is a ' +
    '422 under `email`, a wrong password one under `currentPassword`. A new password or a verification in between ' +
    'cancels the change.',
  request: { body: json(ChangeEmailForm) },
  responses: { 200: done('The mail is on the way') },
});

export const listSessions = user.get('listSessions', '/auth/sessions', {
  summary: 'Where the user is signed in, the latest first',
  responses: { 200: success('The sessions', z.array(SignIn)) },
});

export const endSession = user.remove('endSession', '/auth/sessions/{id}', {
  summary: 'End one of the own sessions',
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('Ended') },
  fails: [404],
});

export const endOtherSessions = user.remove('endOtherSessions', '/auth/sessions', {
  summary: 'End all own sessions but the one that asks',
  responses: { 200: done('Ended') },
});

export const listSecurityEvents = user.get('listSecurityEvents', '/auth/security-events', {
  summary: "What happened to the account's security in the last 90 days, the latest first",
  description:
    'Sign-ins, failed attempts, and changes of password, address and second factor. At most 50; failed attempts ' +
    'never crowd out the others.',
  responses: { 200: success('The events', z.array(SecurityEvent)) },
});

export const downloadAccountData = user.get('downloadAccountData', '/auth/account-data', {
  summary: 'All that is kept of the user, as a file',
  responses: { 200: success('The data', AccountData) },
});

export const deleteAccount = user.post('deleteAccount', '/auth/delete-account', {
  summary: 'Delete the account, and the business with all that belongs to it',
  description: 'A wrong password is a 422 under `currentPassword`.',
  request: { body: json(DeleteAccountForm) },
  responses: { 200: done('Deleted') },
});
