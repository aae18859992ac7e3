import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib';

/*
 * Hashes in script: browsers offer `crypto.subtle` to secure addresses only, and awaiting its answer takes longer than
 * such a small hash itself.
 */

const empty = sha256.create();
const hasher = sha256.create();

/** The digest of some bytes, hashed again `rounds - 1` times. */
export function hashRepeatedly(bytes: Uint8Array, rounds: number): Uint8Array<ArrayBuffer> {
  const digest = sha256(bytes);
  for (let round = 1; round < rounds; round++) {
    // Resetting one hasher takes half the time of creating one for each round.
    // oxlint-disable-next-line no-underscore-dangle -- public, and named so by the library.
    empty._cloneInto(hasher).update(digest).digestInto(digest);
  }
  return digest;
}

/** The key that a guess leads to, by the algorithm of our challenges. */
export const deriveKey: DeriveKeyFunction = async ({ algorithm, cost, keyLength }, salt, guess) => {
  if (algorithm !== 'SHA-256') throw new Error(`No way to solve a challenge by ${algorithm}.`);
  const bytes = new Uint8Array(salt.length + guess.length);
  bytes.set(salt);
  bytes.set(guess, salt.length);
  return { derivedKey: hashRepeatedly(bytes, cost).slice(0, keyLength) };
};
