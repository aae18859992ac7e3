import { availableParallelism } from 'node:os';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createQueue, QueueFull } from '../../../platform/media/queue.ts';
import { hashPassword, isPassword, nobodysHash, standardCost } from './hash-password.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash, takes the same time and returns false. */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

/** How many may wait for a hash: a few seconds' worth. */
const LONGEST_LINE = 100;

/**
 * Hashes passwords on one or two of libuv's four threads, so that many logins at once do not block pictures and files.
 * When a few seconds' worth are waiting, callers are asked to come back later.
 * @param cost of new hashes
 */
export function createPasswords(cost = standardCost): Passwords {
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
    hash: (password) => inLine(() => hashPassword(password, cost)),
    isRight: (password, hash) =>
      inLine(async () => {
        const right = await isPassword(password, hash ?? nobodysHash(cost));
        return right && hash !== null;
      }),
  };
}
