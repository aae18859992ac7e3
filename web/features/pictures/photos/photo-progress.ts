import type { Photo } from './photo.ts';

/**
 * Upload progress of each photo, from 0 to 1, by id. One request carries them in sequence and reports only its total
 * progress; the text fields are negligible next to them. Photos already stored are not included.
 * @param part progress of the request, from 0 to 1
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
