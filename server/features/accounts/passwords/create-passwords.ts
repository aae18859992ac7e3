import { availableParallelism } from 'node:os';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createQueue, QueueFull } from '../../../platform/media/queue.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/** How many may wait for a hash: a few seconds' worth. */
const LONGEST_LINE = 100;

/** Hashes on two of libuv's four threads at most, which leaves others to pictures. A long line turns callers away. */
export function createPasswords(cost = standardCost) {
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
    hash: (password: string) => inLine(() => hashPassword(password, cost)),
    /** Without a hash, takes the same time and returns false. */
    isRight: (password: string, hash: string | null) =>
      inLine(async () => {
        const right = await isPassword(password, hash ?? nobodysHash(cost));
        return right && hash !== null;
      }),
  };
}

const deriveKey = promisify(argon2);

const derive = (password: string, nonce: Buffer, tagLength: number, cost: HashCost) =>
  deriveKey('argon2id', { message: Buffer.from(password), nonce, tagLength, ...cost });

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet); about 30 ms and 19 MiB. */
const standardCost = { memory: 19_456, passes: 2, parallelism: 1 };
type HashCost = typeof standardCost;

const saltBytes = 16;
const hashBytes = 32;

const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** @returns the hash with its salt and cost, in the reference implementation's format */
export async function hashPassword(password: string, cost = standardCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  return encode(salt, await derive(password, salt, hashBytes, cost), cost);
}

/** A hash that matches no password and takes as long to compare as any other. */
export function nobodysHash(cost = standardCost): string {
  return encode(randomBytes(saltBytes), randomBytes(hashBytes), cost);
}

function encode(salt: Buffer, hash: Buffer, cost: HashCost): string {
  const { memory, passes, parallelism } = cost;
  const parts = ['argon2id', 'v=19', `m=${memory},t=${passes},p=${parallelism}`];
  return ['', ...parts, base64(salt), base64(hash)].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = encoded.exec(hash) ?? [];
  const known = Buffer.from(expected, 'base64');
  if (known.length === 0) return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), known.length, cost);
  return timingSafeEqual(derived, known);
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
