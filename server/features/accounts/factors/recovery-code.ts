import { randomInt } from 'node:crypto';
import { factors } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';

/*
 * A recovery code is twelve characters of Crockford's base32, written in three groups. The first group says which of an
 * account's codes it is, so that checking one costs a single slow hash; the other two are 40 bits of secret.
 */

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 12;
const labelLength = 4;

export interface StoredRecoveryCode {
  label: string;
  code_hash: string;
}

/** New codes: as they are shown, this once, and as they are stored. */
export async function makeRecoveryCodes({
  passwords,
}: Pick<Services, 'passwords'>): Promise<{ shown: string[]; stored: StoredRecoveryCode[] }> {
  const codes = new Map<string, string>();
  while (codes.size < factors.recoveryCodes) {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    codes.set(code.slice(0, labelLength), code);
  }
  const stored = await Promise.all(
    Array.from(codes, async ([label, code]) => ({ label, code_hash: await passwords.hash(code) })),
  );
  return { shown: Array.from(codes.values(), groups), stored };
}

const groups = (code: string) => (code.match(/.{4}/g) ?? []).join('-');

/** A code as somebody has typed it, without hyphens and with letters for digits that look like them; null for none. */
export function readRecoveryCode(typed: string): { label: string; code: string } | null {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  const isOne = code.length === length && [...code].every((letter) => alphabet.includes(letter));
  return isOne ? { label: code.slice(0, labelLength), code } : null;
}
