import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { LinkKind, Target } from '../world/world.ts';
import { awaitToken } from './await-token.ts';

/**
 * A product that is running, for a long fuzz. It needs a high RATE_LIMIT_SCALE, and writes its mails to its data folder.
 * @param url where it listens
 * @param dataDir its data folder, on this machine
 */
export function openStartedProduct(url: string, dataDir: string): Target {
  return {
    send: ({ method, address, headers, body }) =>
      fetch(
        new Request(`${url}${address}`, {
          method,
          headers,
          ...(body !== null && { body: Uint8Array.from(body) }),
          redirect: 'manual',
        }),
      ),
    mailedToken: (email, kind) =>
      awaitToken(email, () => findToken(join(dataDir, 'mail'), email, kind)),
    async addOperator(email) {
      const words = ['operator', 'add', email, '--name', 'Olta', '--surname', 'Prifti'];
      const { stdout } = await promisify(execFile)(process.execPath, [commandLine, ...words], {
        env: { ...process.env, DATA_DIR: resolve(dataDir) },
      });
      return /\/reset-password\/([\w-]+)/.exec(stdout)?.[1] ?? '';
    },
    async close() {},
  };
}

const commandLine = join(import.meta.dirname, '../../../operator/main.ts');

async function findToken(folder: string, email: string, kind: LinkKind): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => ({ name, written: (await stat(join(folder, name))).mtimeMs })),
  );
  for (const { name } of files.sort((a, b) => b.written - a.written)) {
    const text = await readFile(join(folder, name), 'utf8');
    if (!(/^To: .*$/m.exec(text)?.[0] ?? '').includes(email)) continue;
    // Quoted-printable breaks long lines with an equals sign at the end.
    const whole = text.replaceAll(/=\r?\n/g, '');
    const token = new RegExp(`/${kind}/([\\w-]+)`).exec(whole)?.[1];
    if (token) return token;
  }
  return null;
}
