import { newPhoto, type Photo } from '../../pictures/photos/photo.ts';

/**
 * The photos of a product that has been deleted, as files to send with a new one. Those that the shop no longer has are
 * left out.
 */
export async function asNewPhotos(photos: readonly Photo[]): Promise<Photo[]> {
  const found = await Promise.all(photos.map((photo) => asNewPhoto(photo).catch(() => null)));
  return found.filter((photo) => photo !== null);
}

async function asNewPhoto(photo: Photo): Promise<Photo | null> {
  if (photo.kind === 'new') return photo;
  const { pathname } = new URL(photo.url, location.href);
  // A script may read no picture of another host, to which the shop may send others.
  const answer = await fetch(`${pathname}?here`);
  if (!answer.ok) return null;
  const picture = await answer.blob();
  const file = new File([picture], pathname.split('/').at(-1) ?? '', { type: picture.type });
  return newPhoto(file, URL.createObjectURL(file), true);
}
