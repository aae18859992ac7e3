import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from './target.ts';

const patienceMs = 30_000;
const link = /\/(?:verify-email|reset-password)\/([\w-]+)/;

/**
 * A product that is running, for a long fuzz. It needs a high RATE_LIMIT_SCALE, and writes its mails to its data folder.
 * @param url where it listens
 * @param dataDir its data folder, on this machine
 */
export function openStartedProduct(url: string, dataDir: string): Target {
  return {
    send: ({ method, address, headers, body }) =>
      // As text, so that nothing of the address is tidied up before the product sees it.
      fetch(`${url}${address}`, {
        method,
        headers,
        body: body && Uint8Array.from(body),
        redirect: 'manual',
      }),
    async mailedToken(email) {
      const folder = join(dataDir, 'mail');
      for (const until = Date.now() + patienceMs; Date.now() < until;) {
        const token = await findToken(folder, email);
        if (token) return token;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail with a link to ${email} came to ${folder}.`);
    },
    async close() {},
  };
}

async function findToken(folder: string, email: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const text = await readFile(join(folder, name), 'utf8');
    if (!(/^To: .*$/m.exec(text)?.[0] ?? '').includes(email)) continue;
    // Quoted-printable breaks long lines with an equals sign at the end.
    const token = link.exec(text.replaceAll(/=\r?\n/g, ''))?.[1];
    if (token) return token;
  }
  return undefined;
}
