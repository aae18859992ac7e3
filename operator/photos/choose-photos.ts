import { photos } from '@orendi/contract/limits';
import type { PhotoFolder } from './open-photo-folder.ts';

interface PhotoWish {
  key: string;
  /** File names separated by `;` or `|`. */
  names: string | undefined;
}

/**
 * The photos of a product: those its row names, else those named after its key, else, where they are shared out, one
 * of all. None is an answer too.
 */
export function choosePhotos(
  { key, names = '' }: PhotoWish,
  folder: PhotoFolder | null,
  shareOut: boolean,
): { paths: string[]; faults: string[] } {
  if (!folder) return { paths: [], faults: [] };
  const faults: string[] = [];
  const paths = new Set<string>();
  for (const name of names.split(/[;|]/).filter((part) => part.trim() !== '')) {
    const path = folder.named(name);
    if (path) paths.add(path);
    else faults.push(`photos: there is no file "${name.trim()}" in the folder`);
  }
  if (paths.size === 0 && faults.length === 0) {
    for (const path of folder.ofKey(key)) paths.add(path);
  }
  if (paths.size === 0 && faults.length === 0 && shareOut) paths.add(folder.sharedOut(key));
  if (paths.size > photos.max) {
    faults.push(`photos: ${paths.size} files, and at most ${photos.max} can be shown`);
  }
  return { paths: [...paths], faults };
}
