import { randomBytes } from 'node:crypto';
import { lifetimes } from '@orendi/contract/limits';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Settings } from '../settings.ts';
import { isSameSignature, signatureOf } from '../signature.ts';
import type { ApiEnv } from './api.ts';
import { cookieAttributes } from './cookie-attributes.ts';

const visitorCookie = 'visitor';

interface Signing {
  secret: string;
  settings: Pick<Settings, 'cookieDomain'>;
}

/** Null without a cookie, and for one that this shop has not signed. */
function readVisitor<Env extends ApiEnv>(c: Context<Env>, { secret }: Pick<Signing, 'secret'>) {
  const [id = '', signature = ''] = getCookie(c, visitorCookie)?.split('.') ?? [];
  return isSameSignature(signature, signatureOf(secret, 'visitor', [id])) ? id : null;
}

/** Whoever sends a form, and the address of the shop as they reach it. */
export function senderOf<Env extends ApiEnv>(c: Context<Env>, signing: Pick<Signing, 'secret'>) {
  const [clientAddress, publicUrl] = [c.get('clientAddress'), c.get('publicUrl')];
  return { visitor: readVisitor(c, signing), clientAddress, publicUrl };
}

/** The visitor's id, with a new cookie if need be; a new one earns nothing. Only for uncached answers. */
export function giveVisitor(c: Context<ApiEnv>, { secret, settings }: Signing): string {
  const known = readVisitor(c, { secret });
  if (known !== null) return known;
  const id = randomBytes(16).toString('base64url');
  setCookie(c, visitorCookie, `${id}.${signatureOf(secret, 'visitor', [id])}`, {
    ...cookieAttributes(c, settings.cookieDomain),
    maxAge: lifetimes.visitorDays * 86_400,
  });
  return id;
}
