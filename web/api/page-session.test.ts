import { accountHeader } from '@orendi/contract/account-header';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdSession } from './page-session.ts';
import { securedSend } from './transport.ts';

const answer = (status: number) => new Response('{"data":null}', { status });
const form: RequestInit = { method: 'POST', body: 'what was typed' };
const path = '/v1/private/product-creation/create';

let hasSession: boolean;
let sent: RequestInit[];
const send = securedSend(async (_path, init) => {
  sent.push(init);
  return answer(hasSession ? 201 : 401);
});
const signIn = async (isDone: boolean) => {
  hasSession = isDone;
  document.cookie = 'XSRF-TOKEN=fresh';
  return isDone;
};

beforeEach(() => {
  hasSession = false;
  sent = [];
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=old' });
});
afterEach(() => vi.unstubAllGlobals());

it('sends a form again, with the new token, once its user has signed in again', async () => {
  holdSession({ accountId: 7, signInAgain: () => signIn(true) });
  expect((await send(path, form)).status).toBe(201);
  expect(sent.map(({ body }) => body)).toEqual(['what was typed', 'what was typed']);
  const tokens = sent.map(({ headers }) => new Headers(headers).get('X-XSRF-TOKEN'));
  expect(tokens).toEqual(['old', 'fresh']);
  expect(new Headers(sent[1]?.headers).get(accountHeader)).toBe('7');
});

it('asks once for all calls that wait, and gives them their answers', async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => signIn(true));
  holdSession({ accountId: 7, signInAgain: ask });
  const answers = await Promise.all([send(path, form), send(path, form), send(path, form)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(ask).toHaveBeenCalledTimes(1);
  hasSession = false;
  await send(path, form);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('gives the refusal where the user declines, or the sign-in cannot be shown', async () => {
  holdSession({ accountId: 7, signInAgain: () => signIn(false) });
  expect((await send(path, form)).status).toBe(401);
  holdSession({ accountId: 7, signInAgain: () => Promise.reject(new TypeError('no network')) });
  expect((await send(path, form)).status).toBe(401);
  expect(sent).toHaveLength(2);
});

it.each([
  ['/v1/auth/login', form],
  ['/v1/auth/passkey-sign-in', form],
  [path, { ...form, signal: new AbortController().signal }],
])('does not ask for %s', async (called, init) => {
  const ask = vi.fn<() => Promise<boolean>>(() => signIn(true));
  holdSession({ accountId: 7, signInAgain: ask });
  expect((await send(called, init)).status).toBe(401);
  expect(ask).not.toHaveBeenCalled();
});
