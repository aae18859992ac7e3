import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import {
  ForgetPasswordForm,
  LanguageForm,
  LoginForm,
  RegisterForm,
  ResetPasswordForm,
} from '../schemas/account-forms.ts';
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
  request: { body: json(RegisterForm) },
  responses: { 201: success('The new user', User), ...failures(400, 403, 413, 415, 422) },
});

export const login = createRoute({
  method: 'post',
  path: '/auth/login',
  operationId: 'login',
  summary: 'Sign in',
  description: 'A wrong e-mail or password is a 401 with `errors` under `password`.',
  tags,
  security: xsrf,
  request: { body: json(LoginForm) },
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
  tags,
  request: { params: z.object({ token: z.string() }) },
  responses: { 200: done('Verified'), ...failures(400) },
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
  request: { body: json(ForgetPasswordForm) },
  responses: { 200: done('Taken'), ...failures(400, 403, 413, 415, 422) },
});

export const resetPassword = createRoute({
  method: 'post',
  path: '/auth/reset-password',
  operationId: 'resetPassword',
  summary: 'Set a new password by the link of the mail',
  description: "Ends all of the user's sessions.",
  tags,
  security: xsrf,
  request: { body: json(ResetPasswordForm) },
  responses: { 200: done('Set'), ...failures(400, 403, 413, 415, 422) },
});
