import { isSameSignature, signatureOf } from '../../platform/signature.ts';

const purpose = 'session';

/** The value of a session cookie: its token, and a signature that cannot be made from a copy of the database. */
export function sealToken(secret: string, token: string): string {
  return `${token}.${signatureOf(secret, purpose, [token])}`;
}

/** The token in a cookie; null when the signature is not ours. */
export function openCookie(secret: string, cookie: string): string | null {
  const [token = '', signature = ''] = cookie.split('.', 2);
  return isSameSignature(signature, signatureOf(secret, purpose, [token])) ? token : null;
}
