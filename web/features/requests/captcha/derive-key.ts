import type { DeriveKeyFunction } from 'altcha-lib';
import { hashRepeatedly } from './sha256.ts';

/** The key that a guess leads to, by the algorithm of our challenges. */
export const deriveKey: DeriveKeyFunction = async ({ algorithm, cost, keyLength }, salt, guess) => {
  if (algorithm !== 'SHA-256') throw new Error(`No way to solve a challenge by ${algorithm}.`);
  const bytes = new Uint8Array(salt.length + guess.length);
  bytes.set(salt);
  bytes.set(guess, salt.length);
  return { derivedKey: hashRepeatedly(bytes, cost).slice(0, keyLength) };
};
