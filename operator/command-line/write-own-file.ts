import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StartError } from '@orendi/server/platform/start-error';
import type { CommandContext } from './command.ts';

/**
 * Writes data as JSON into a new file that only its owner can read, and says where.
 * @throws StartError where it cannot be written, or is there already
 */
export async function writeOwnFile(
  { folder, print }: Pick<CommandContext, 'folder' | 'print'>,
  name: string,
  data: object,
): Promise<void> {
  const file = resolve(folder, name);
  const text = `${JSON.stringify(data, null, 2)}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((cause: unknown) => {
    throw new StartError(`${file} cannot be written, or is there already.`, { cause });
  });
  print(`Written: ${file}`);
}
