import { expect, it } from 'vitest';
import { hashRepeatedly } from './sha256.ts';

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const hash = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

it('hashes bytes of every length around the block size as the platform does', async () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = randomBytes(length);
    expect(hashRepeatedly(bytes, 1)).toEqual(await hash(bytes));
  }
});

it('hashes the digest again and again', async () => {
  const bytes = randomBytes(36);
  let expected = await hash(bytes);
  for (let rounds = 1; rounds <= 101; rounds++) {
    expect(hashRepeatedly(bytes, rounds)).toEqual(expected);
    expected = await hash(expected);
  }
});
