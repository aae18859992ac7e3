import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Copies what is in a folder into another, which is created if needed. With owners and modes: PostgreSQL runs as a user
 * of its own when started by root, and refuses a folder that is not its own.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await run('mkdir', ['-p', to]);
  await run('cp', ['-a', `${from}/.`, to]);
}
