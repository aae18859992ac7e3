import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib';

/*
 * Hashes in JavaScript: `crypto.subtle` exists only in secure contexts, and awaiting it takes longer than hashing so
 * little data.
 */

const empty = sha256.create();
const hasher = sha256.create();

/** The digest of the bytes, rehashed `rounds - 1` times. */
export function hashRepeatedly(bytes: Uint8Array, rounds: number): Uint8Array<ArrayBuffer> {
  const digest = sha256(bytes);
  for (let round = 1; round < rounds; round++) {
    // Resetting one hasher takes half the time of creating one per round.
    // oxlint-disable-next-line no-underscore-dangle -- public, despite the library's naming
    empty._cloneInto(hasher).update(digest).digestInto(digest);
  }
  return digest;
}

/** The key derived from a guess, by the algorithm of our challenges. */
export const deriveKey: DeriveKeyFunction = async ({ algorithm, cost, keyLength }, salt, guess) => {
  if (algorithm !== 'SHA-256') throw new Error(`No way to solve a challenge by ${algorithm}.`);
  const bytes = new Uint8Array(salt.length + guess.length);
  bytes.set(salt);
  bytes.set(guess, salt.length);
  return { derivedKey: hashRepeatedly(bytes, cost).slice(0, keyLength) };
};
