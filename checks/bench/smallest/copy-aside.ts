import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import type { Undo } from '../../product/undo.ts';

const run = promisify(execFile);

/** A shop's folder and the Node.js that runs it, which nobody else uses. */
export interface Aside {
  dataDir: string;
  node: string;
}

/**
 * Copies a data folder, with owners and modes, and this Node.js. What is done to the copy is not done to the folder, and pages
 * of a program that others run, too, would not be counted where the product runs.
 */
export async function copyAside(dataDir: string, undo: Undo): Promise<Aside> {
  const folder = await makeTempFolder(undo);
  const aside = { dataDir: join(folder, 'data'), node: join(folder, 'node') };
  // The database's user has to get through.
  await run('chmod', ['711', folder]);
  await run('cp', ['-a', dataDir, aside.dataDir]);
  await copyFile(process.execPath, aside.node);
  return aside;
}

/** Drops a shop's files from the system's page cache, as if the machine had just been switched on. */
export async function forgetFiles({ dataDir, node }: Aside): Promise<void> {
  await run('sync', ['-f', dataDir]);
  const drop = ['-exec', 'dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none', ';'];
  await run('find', [dataDir, node, '-type', 'f', ...drop]);
}
