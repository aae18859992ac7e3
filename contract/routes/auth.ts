import { z } from '@hono/zod-openapi';
import { created, done, success } from '../envelope.ts';
import { workPastLimit as headers } from '../fields/headers.ts';
import { AccountData, SecurityEvent, SignIn } from '../schemas/account-data.ts';
import * as forms from '../schemas/account-forms.ts';
import { TermsForm, TermsState } from '../schemas/market.ts';
import { AcceptForm, Acceptance, Invitation } from '../schemas/members.ts';
import { ShopAnswer, ShopQuestion } from '../schemas/shop-questions.ts';
import { User } from '../schemas/user.ts';
import { callsOf, json } from './calls.ts';

const anyone = callsOf('Account', 'anyone');
const user = callsOf('Account', 'user');
const seller = callsOf('Account', 'seller');

export const register = anyone.post('/auth/register', {
  summary: 'Register a seller, and sign in',
  description: 'A mail asks to verify the address. An address in use is a 422 under `email`.',
  request: { headers, body: json(forms.RegisterForm) },
  responses: created('The new user', User),
});

export const login = anyone.post('/auth/login', {
  summary: 'Sign in',
  description:
    'A wrong e-mail or password is a 401 with `errors` under `password`. An account with a second factor answers a right ' +
    'password without a `code` by 401 `SECOND_FACTOR`, and a wrong `code` by the same with `errors` under `code`.',
  request: { headers, body: json(forms.LoginForm) },
  responses: success('The user', User, 401),
});

export const getUser = anyone.get('/auth/user', {
  summary: 'The signed-in user, or null',
  description: 'Sets the XSRF cookie where it is missing.',
  responses: success('The user, or null', z.union([User, z.null()])),
});

export const updateUser = user.put('/auth/user', {
  summary: "Change the signed-in user's language",
  request: { body: json(forms.LanguageForm) },
  responses: success('The user', User),
});

export const getTermsState = user.get('/auth/terms', {
  summary: 'Whether the signed-in user has agreed to the terms in force',
  responses: success('The version in force', TermsState),
});

export const acceptTerms = user.post('/auth/terms', {
  summary: 'Agree to the terms in force',
  description: 'A version that is not in force any more is a 409.',
  request: { body: json(TermsForm) },
  responses: done('Agreed', 409),
});

export const logout = anyone.get('/auth/logout', {
  summary: 'Sign out',
  description: 'Also when signed out. Refused (403) from another site.',
  responses: done('Signed out', 403),
});

export const verifyEmail = anyone.get('/auth/verify-email/{token}', {
  summary: 'Verify an e-mail address by the link of the mail',
  description: 'A new address that another account has taken meanwhile is a 422.',
  responses: done('Verified', 400, 422),
});

export const resendVerification = user.get('/auth/generate-email-verification-token', {
  summary: 'Send the verification mail again',
  description: 'For signed-in, inactive users. Refused (403) from another site.',
  responses: done('The mail is on the way', 403, 409),
});

export const forgetPassword = anyone.post('/auth/forget-password', {
  summary: 'Ask for a link to set a new password',
  description: 'The answer is the same whether the address has an account or not.',
  request: { headers, body: json(forms.ForgetPasswordForm) },
  responses: done('Taken'),
});

export const checkResetLink = anyone.get('/auth/reset-password/{token}', {
  summary: 'Whether the link of the mail can still set a new password',
  description: 'Does not use it up.',
  responses: done('It can', 400),
});

export const resetPassword = anyone.post('/auth/reset-password', {
  summary: 'Set a new password by the link of the mail',
  description:
    "Ends all of the user's sessions, earlier links, a pending change of address, and the limit on attempts to sign in.",
  request: { headers, body: json(forms.ResetPasswordForm) },
  responses: done('Set'),
});

export const changePassword = user.post('/auth/change-password', {
  summary: 'Change the password',
  description:
    'Ends all other sessions, earlier links and a pending change of address. A wrong present password is a 422 under `currentPassword`.',
  request: { body: json(forms.ChangePasswordForm) },
  responses: done('Changed'),
});

export const changeEmail = user.post('/auth/change-email', {
  summary: 'Change the e-mail address',
  description:
    'A mail to the new address asks to verify it; until then the old one stays, and is told. An address in use is a ' +
    '422 under `email`, a wrong password one under `currentPassword`. A new password or a verification in between ' +
    'cancels the change.',
  request: { body: json(forms.ChangeEmailForm) },
  responses: done('The mail is on the way'),
});

export const listSessions = user.get('/auth/sessions', {
  summary: 'Where the user is signed in, the latest first',
  responses: success('The sessions', z.array(SignIn)),
});

export const endSession = user.remove('/auth/sessions/{id}', {
  summary: 'End one of the own sessions',
  responses: done('Ended'),
});

export const endOtherSessions = user.remove('/auth/sessions', {
  summary: 'End all own sessions but the one that asks',
  responses: done('Ended'),
});

export const listSecurityEvents = user.get('/auth/security-events', {
  summary: "What happened to the account's security in the last 90 days, the latest first",
  description:
    'Sign-ins, failed attempts, and changes of password, address and second factor. At most 50; failed attempts ' +
    'never crowd out the others.',
  responses: success('The events', z.array(SecurityEvent)),
});

export const downloadAccountData = user.get('/auth/account-data', {
  summary: 'All that is kept of the user, as a file',
  responses: success('The data', AccountData),
});

export const deleteAccount = user.post('/auth/delete-account', {
  summary: 'Delete the account, and the business with all that belongs to it',
  description:
    'A wrong password is a 422 under `currentPassword`. By `business` its owner may keep the business in the shop: `leave` it ' +
    'to the operator, or `hand_over` to the `successorId` of its staff, which is a 422 for anybody else.',
  request: { body: json(forms.DeleteAccountForm) },
  responses: done('Deleted'),
});

export const getInvitation = anyone.get('/auth/invitations/{token}', {
  summary: 'To what the link of an invitation invites',
  description: 'Does not use it up.',
  responses: success('The invitation', Invitation, 400),
});

export const acceptInvitation = user.post('/auth/invitations/accept', {
  summary: 'Own a business, or work for it, by the link of an invitation',
  description:
    'For a verified address, and the one that the invitation is for, if any; else a 403. An account with a business is a 409. ' +
    'A link that anybody could hold, of a business that has requests, waits for the operator.',
  request: { body: json(AcceptForm) },
  responses: success('What has become of it', Acceptance),
});

export const listShopQuestions = seller.get('/auth/shop-questions', {
  summary: 'What the signed-in seller is asked about businesses',
  responses: success('The questions', z.array(ShopQuestion)),
});

export const answerShopQuestion = seller.post('/auth/shop-questions/{id}', {
  summary: 'Answer a question about the business with this id',
  description:
    'A yes to a `claim` makes the business theirs, unless they have one (409); a no puts the question away. Two businesses ' +
    'that are the same are made one by the operator, once both owners have said yes to the `merge`.',
  request: { body: json(ShopAnswer) },
  responses: done('It is answered', 409),
});
