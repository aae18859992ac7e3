import type { Focus } from '@orendi/contract/fit-picture';

interface Placed {
  id: string;
}

/** The photos with one moved to another index. */
export function movePhoto<Photo extends Placed>(
  photos: readonly Photo[],
  id: string,
  to: number,
): Photo[] {
  const moved = photos.find((photo) => photo.id === id);
  if (moved === undefined) return [...photos];
  return insertPhoto(
    photos.filter((photo) => photo !== moved),
    moved,
    to,
  );
}

/** The photos with one inserted; an index past the end appends it. */
export function insertPhoto<Photo>(photos: readonly Photo[], photo: Photo, at: number): Photo[] {
  return [...photos.slice(0, at), photo, ...photos.slice(at)];
}

interface Pointed extends Placed {
  moved?: Focus | undefined;
}

/** Whether these are the same photos in the same order, with nothing moved in any of them. */
export function isSameOrder(one: readonly Pointed[], other: readonly Pointed[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, moved }, at) => id === other[at]?.id && moved === other[at].moved)
  );
}
