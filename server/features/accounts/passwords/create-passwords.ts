import { availableParallelism } from 'node:os';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createQueue, QueueFull } from '../../../platform/media/queue.ts';
import { hashPassword, isPassword, nobodysHash } from './hash-password.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time with no hash to compare with, and is then false. */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

/** Longest line of those who wait for a hash, a few seconds' worth. */
const LONGEST_LINE = 100;

/**
 * Hashes passwords beside everything else: with a thread or two of libuv's four, so that a storm of logins holds up
 * neither pictures nor files, and past a few seconds' worth of them asks callers to come back.
 */
export function createPasswords(): Passwords {
  const queue = createQueue(availableParallelism() > 2 ? 2 : 1, LONGEST_LINE);
  const inLine = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await queue(work);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '5' } });
    }
  };
  return {
    hash: (password) => inLine(() => hashPassword(password)),
    isRight: (password, hash) =>
      inLine(async () => {
        const right = await isPassword(password, hash ?? nobodysHash());
        return right && hash !== null;
      }),
  };
}
