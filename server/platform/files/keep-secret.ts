import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing, writeWhole } from './write-whole.ts';
import { StartError } from '../start-error.ts';

/** 32 bytes in hexadecimal. */
const whole = /^[0-9a-f]{64}$/;

export const isKeptSecret = (secret: string) => whole.test(secret);

/**
 * The secret for all signatures: made at the first start, and kept with the data in a file that only our own user can
 * read. Whoever knows it, or a part of it that is left, could forge sessions, captchas and links in mails.
 * @throws StartError when the file is empty, cut or otherwise not what was written
 */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret');
  const kept = await readKept(file);
  if (kept !== null) return kept;
  await writeWhole(file, randomBytes(32).toString('hex'), { isNew: true });
  // Read, not remembered: another process may have been first.
  return (await readKept(file)) ?? '';
}

async function readKept(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(nullWhenMissing);
  if (text === null) return null;
  const secret = text.trim();
  if (isKeptSecret(secret)) return secret;
  throw new StartError(
    `The file ${file} is damaged: bring it back from a backup, or remove it, and everybody has to sign in again.`,
  );
}
