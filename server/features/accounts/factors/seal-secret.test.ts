import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './authenticator.ts';

const secret = 'a secret that is only for tests, and long enough';
const plain = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

test('a sealed secret is opened by what sealed it', () => {
  const sealed = sealSecret(secret, 7, plain);
  expect(openSecret(secret, 7, sealed)).toBe(plain);
  expect(sealed.toString('latin1')).not.toContain(plain);
  expect(sealSecret(secret, 7, plain)).not.toEqual(sealed);
});

test('and by nothing else', () => {
  const sealed = sealSecret(secret, 7, plain);
  expect(openSecret('another secret', 7, sealed)).toBeNull();
  expect(openSecret(secret, 8, sealed)).toBeNull();
  expect(openSecret(secret, 7, sealed.subarray(0, 20))).toBeNull();
  expect(openSecret(secret, 7, Buffer.alloc(0))).toBeNull();
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(openSecret(secret, 7, changed)).toBeNull();
  }
});
