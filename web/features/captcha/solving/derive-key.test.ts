import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as deriveInNode } from 'altcha-lib/algorithms/sha';
import { expect, it } from 'vitest';
import { deriveKey, hashRepeatedly } from './derive-key.ts';

it('solves a challenge that the server made', async () => {
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
  const challenge = await createChallenge({
    ...secrets,
    algorithm: 'SHA-256',
    cost: 10,
    counter: 40,
    deriveKey: deriveInNode,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(solution?.counter).toBe(40);
  if (solution === null) return;
  const { verified } = await verifySolution({
    ...secrets,
    challenge,
    solution,
    deriveKey: deriveInNode,
  });
  expect(verified).toBe(true);
});

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
