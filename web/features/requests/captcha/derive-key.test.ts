import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as deriveInNode } from 'altcha-lib/algorithms/sha';
import { expect, it } from 'vitest';
import { deriveKey } from './derive-key.ts';

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
