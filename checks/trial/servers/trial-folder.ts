import { chownSync, mkdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import type { Undo } from '../../product/undo.ts';

/** A new folder that is removed after the run; servers under other users may pass through it to their own. */
export async function makeTrialFolder(undo: Undo): Promise<string> {
  const folder = await makeTempFolder(undo);
  await chmod(folder, 0o711);
  return folder;
}

/** A folder inside of it that belongs to a server alone. */
export function makeServerFolder(
  within: string,
  name: string,
  user: { uid?: number; gid?: number } = {},
): string {
  const folder = join(within, name);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const { uid, gid } = user;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
