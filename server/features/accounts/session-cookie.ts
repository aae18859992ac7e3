import { isSameSignature, signatureOf } from '../../platform/signature.ts';

const purpose = 'session';

/** What the cookie of a session carries: its token, and a signature that a copy of the database does not give. */
export function sealToken(secret: string, token: string): string {
  return `${token}.${signatureOf(secret, purpose, [token])}`;
}

/** The token in a cookie; null where the signature is not ours. */
export function openCookie(secret: string, cookie: string): string | null {
  const [token = '', signature = ''] = cookie.split('.', 2);
  return isSameSignature(signature, signatureOf(secret, purpose, [token])) ? token : null;
}
