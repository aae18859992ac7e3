import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Which stretch of 30 seconds it is now. */
export const currentStep = () => Math.floor(Date.now() / 30_000);

/** The six digits that an authenticator shows in a step (RFC 6238), as most apps compute them. */
export function codeAt(secret: string, atStep: number): string {
  const bits = [...secret.replaceAll(/[\s=]/g, '').toUpperCase()]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(atStep));
  const mac = createHmac('sha1', key).update(step).digest();
  const offset = mac.readUInt8(19) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
