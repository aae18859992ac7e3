import type { Focus } from '@orendi/contract/fit-picture';
import type { OwnProduct } from '@orendi/contract/schemas/product';

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

export interface NewPhoto extends ShownPhoto {
  kind: 'new';
  /** The chosen file; once `isReady`, small enough to send. */
  file: File;
  isReady: boolean;
  /** Where it is on the server, if it was sent ahead of its form. */
  sentTo?: string | undefined;
  /** Identifies the file, so that none is added twice. */
  source: string;
}

export function storedPhoto(url: string, focus?: Focus): StoredPhoto {
  return { kind: 'stored', id: url, preview: url, url, focus };
}

/** The photos of a product, or none of a new one. */
export const storedPhotos = (product: Pick<OwnProduct, 'images' | 'images_focus'> | null) =>
  product?.images.map((url, index) => storedPhoto(url, product.images_focus[index])) ?? [];

export function sourceOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join(' ');
}

let made = 0;

export function newPhoto(file: File, preview: string, isReady: boolean): NewPhoto {
  made += 1;
  return { kind: 'new', id: `new ${made}`, preview, file, isReady, source: sourceOf(file) };
}

export function movePhoto<Placed extends { id: string }>(
  photos: readonly Placed[],
  id: string,
  to: number,
): Placed[] {
  const moved = photos.find((photo) => photo.id === id);
  if (moved === undefined) return [...photos];
  const others = photos.filter((photo) => photo !== moved);
  return insertPhoto(others, moved, to);
}

/** The photos with one inserted; an index past the end appends it. */
export function insertPhoto<Photo>(photos: readonly Photo[], photo: Photo, at: number): Photo[] {
  return [...photos.slice(0, at), photo, ...photos.slice(at)];
}

type Placed = Pick<ShownPhoto, 'id' | 'moved'>;

/** Whether these are the same photos in the same order, with nothing moved in any of them. */
export function isSameOrder(one: readonly Placed[], other: readonly Placed[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, moved }, at) => id === other[at]?.id && moved === other[at].moved)
  );
}
