import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '../services.ts';

const digest = (salt: string, password: string) =>
  createHash('sha256').update(`${salt} ${password}`).digest('hex');

/** Salted hashes that take no time, for tests that need many; the real ones are slow on purpose. */
export const quickPasswords: Services['passwords'] = {
  async hash(password) {
    const salt = randomBytes(8).toString('hex');
    return `quick ${salt} ${digest(salt, password)}`;
  },
  async isRight(password, hash) {
    const [, salt = '', expected] = hash?.split(' ') ?? [];
    return expected === digest(salt, password);
  },
};
