import type { Photo } from './photo.ts';

/**
 * How much of each photo is sent, from 0 to 1, by its id. One request carries them all, one after the other, and tells
 * only how much of it is out: the texts before them count for nothing beside them. What is stored already is not in it.
 * @param part of the request, from 0 to 1
 */
export function photoProgress(photos: readonly Photo[], part: number): Map<string, number> {
  const sent = photos.filter((photo) => photo.kind === 'new');
  const total = sent.reduce((sum, { file }) => sum + file.size, 0);
  const progress = new Map<string, number>();
  let left = part * total;
  for (const { id, file } of sent) {
    progress.set(id, part === 1 ? 1 : Math.min(1, Math.max(0, left / Math.max(1, file.size))));
    left -= file.size;
  }
  return progress;
}
