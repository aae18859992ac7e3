import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/**
 * npm packages cannot contain symbolic links; this package creates its libraries' links in an install script, which
 * does not run everywhere. This creates the missing ones.
 * @returns false when links are missing and the folder cannot be written
 */
export function linkLibraries(native: string): boolean {
  return readLinks(native).every(({ source, target }) => {
    const link = join(native, relative('native', target));
    try {
      if (!isThere(link)) symlinkSync(basename(source), link);
    } catch {
      // Another start may have created it first; only a link that is still missing counts.
    }
    return isThere(link);
  });
}

function isThere(link: string): boolean {
  return lstatSync(link, { throwIfNoEntry: false }) !== undefined;
}

/** Paths begin with `native/`, as in `native/lib/libpq.so.5`; link and target are in the same folder. */
function readLinks(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}
