import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSums } from '../checksums.ts';
import {
  keyOfFile,
  listBackups,
  pictureFile,
  pictureFolders,
  pictureSumsName,
  unfinishedName,
} from '../layout.ts';

/** Removes all but the newest backups, the pictures that none of these names, and leftovers of killed backups. */
export async function removeOldBackups(root: string, keep: number) {
  const all = await listBackups(root);
  const old = all.slice(0, Math.max(0, all.length - keep));
  for (const name of old) {
    // A kill meanwhile leaves nothing that looks like a backup.
    await rename(join(root, name), join(root, unfinishedName(name)));
    await rm(join(root, unfinishedName(name)), { recursive: true, force: true });
  }
  const kept = all.slice(old.length);
  return { backups: old.length, pictures: await removeOtherPictures(root, kept) };
}

/** Goes through the folders of pictures and the sorted lists side by side, so that only one folder is held in memory. */
async function removeOtherPictures(root: string, kept: string[]): Promise<number> {
  const lists = kept.map((name) => readSums(join(root, name, pictureSumsName)));
  const heads = await Promise.all(lists.map((list) => list.next()));
  const folders = pictureFolders.map(async (all) => {
    const names = await readdir(join(root, all)).catch(() => []);
    const own = names.filter((name) => /^[0-9a-f]{2}$/.test(name));
    return own.sort().map((name) => join(all, name));
  });
  let removed = 0;
  for (const folder of (await Promise.all(folders)).flat()) {
    const named = new Set<string>();
    const end = `../${folder}/\uffff`;
    for (const [index, list] of lists.entries()) {
      for (let head = heads[index]; head && !head.done && head.value.path < end;) {
        named.add(head.value.path.slice('../'.length));
        head = heads[index] = await list.next();
      }
    }
    for (const name of await readdir(join(root, folder))) {
      const key = keyOfFile(name);
      if (key !== null && named.has(pictureFile(key))) continue;
      await rm(join(root, folder, name), { force: true });
      if (key !== null) removed += 1;
    }
  }
  return removed;
}
