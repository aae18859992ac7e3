import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formerRelease, git, root } from './former-release.ts';

const run = promisify(execFile);

export interface FormerRelease {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Puts the version before into a temporary folder, with compiled messages and without built pages. It runs on the
 * packages that are installed here: what is tried is how two versions of our code get on, and not those of others.
 * @param parts of the checkout, by path
 */
export async function unpackFormerRelease(parts: string[]): Promise<FormerRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'orendi-former-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'archive.tar');
    await writeFile(archive, await git('archive', formerRelease, ...parts));
    await run('tar', ['-xf', archive, '-C', folder]);
    await rm(archive);
    await linkPackages(folder);
    await run(process.execPath, ['messages/compile.ts'], { cwd: folder });
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Links each installed package, except that workspaces are those of the folder. */
async function linkPackages(folder: string): Promise<void> {
  for (const workspace of ['', ...(await readdir(folder))]) {
    const from = join(root, workspace, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(folder, workspace, 'node_modules');
    await mkdir(to, { recursive: true });
    for (const name of await readdir(from)) {
      if (name !== '@orendi') await symlink(join(from, name), join(to, name));
    }
  }
  const own = join(root, 'node_modules/@orendi');
  const links = join(folder, 'node_modules/@orendi');
  await mkdir(links);
  for (const name of await readdir(own)) {
    await symlink(await readlink(join(own, name)), join(links, name));
  }
}
