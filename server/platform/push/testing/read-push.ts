import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const TAG = 16;

/** Decrypts a message as the receiving browser does (RFC 8291 and RFC 8188). */
export function readPush(body: Buffer, curve: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + senderLength);
  const sealed = body.subarray(21 + senderLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, bytes));
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  open.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -TAG)), open.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
