import type { Focus } from '@orendi/contract/fit-picture';

/** One of several photos: already stored, or a file to be sent. */
export type Photo = StoredPhoto | NewPhoto;

interface ShownPhoto {
  /** Stable when the photo is moved. */
  id: string;
  /** A URL this page can show it from. */
  preview: string;
  /** The focal point, if the server has found it. */
  focus?: Focus | undefined;
  /** The focal point that the user has chosen. */
  moved?: Focus | undefined;
}

interface StoredPhoto extends ShownPhoto {
  kind: 'stored';
  /** Where the server stores it. */
  url: string;
}

interface NewPhoto extends ShownPhoto {
  kind: 'new';
  /** The chosen file; once `isReady`, small enough to send. */
  file: File;
  isReady: boolean;
  /** Identifies the file, so that none is added twice. */
  source: string;
}

export function storedPhoto(url: string, focus?: Focus): StoredPhoto {
  return { kind: 'stored', id: url, preview: url, url, focus };
}

export function sourceOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join(' ');
}

let made = 0;

export function newPhoto(file: File, preview: string, isReady: boolean): NewPhoto {
  made += 1;
  return { kind: 'new', id: `new ${made}`, preview, file, isReady, source: sourceOf(file) };
}

interface Placed {
  id: string;
}

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
