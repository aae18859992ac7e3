import { createECDH, hkdfSync } from 'node:crypto';

/** The pair by which push services know this shop, in base64 for addresses. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Made from the secret of the shop: so it is the same in every process and after every start, and is kept, copied and
 * replaced with the secret. With another secret browsers have to subscribe anew, as their users have to sign in anew.
 */
export function pushKeys(secret: string): PushKeys {
  const curve = createECDH('prime256v1');
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32));
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
