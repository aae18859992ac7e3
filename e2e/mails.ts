import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from './product.ts';

/** The mails in the data folder that mention a text, in their raw form. */
export function mailsWith(text: string): string[] {
  const folder = join(dataDir, 'mail');
  // The first mail makes it.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(text));
}

/**
 * The path of the page linked in a mail to this address; waits for the mail.
 * @param page `verify-email`, for example
 */
export async function mailedLink(email: string, page: string): Promise<string> {
  const find = () =>
    mailsWith(email)
      .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .flatMap((mail) => new RegExp(`/${page}/[\\w-]+`).exec(mail)?.[0] ?? [])
      .at(0);
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}
