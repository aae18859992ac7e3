import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair that identifies this shop to push services, in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Derived from the shop's secret, so that it is the same in every process and after every start, and is backed up and
 * replaced with it. After a change of the secret browsers must subscribe again, just as their users must sign in again.
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
