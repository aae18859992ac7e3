import { photos as limit } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import type { Sentence } from '../../../platform/http/api-error.ts';
import { type OwnProduct } from '../own-product-queries.ts';
import type { PhotoFinder } from './photo-finder.ts';

/** A photo that the product has, or one of the zip. */
export type PhotoRef = { key: string } | { file: string };

interface PhotoWish {
  /** What stands in the column of photos. */
  names: string;
  /** By what else its files may be called: its name, its model. */
  labels: string[];
  known: OwnProduct | undefined;
}

/** How the catalogue's workbook calls a photo that a product has. */
export const photoName = (key: string) => `${key.split('-', 1)[0]}.webp`;

/**
 * The photos of a product after its row: those the row names, in that order. Without any, a new product takes the files
 * that are called like it; one that is there keeps its own, which null says.
 */
export function choosePhotos(
  { names, labels, known }: PhotoWish,
  finder: PhotoFinder,
  refuse: (sentence: Sentence) => void,
): PhotoRef[] | null {
  const wanted = names.split(/[;|\n]/).filter((name) => name.trim() !== '');
  if (wanted.length === 0) {
    if (known) return null;
    const files = labels.map((label) => finder.calledLike(label)).find((found) => found.length > 0);
    return (files ?? []).slice(0, limit.max).map((file) => ({ file }));
  }
  const refs = wanted.flatMap((name) => findPhoto(name.trim(), known, finder, refuse));
  const different = [...new Map(refs.map((ref) => [JSON.stringify(ref), ref])).values()];
  if (different.length > limit.max) {
    refuse((language) => m.api_too_many_photos({}, { locale: language }));
  }
  return different;
}

function findPhoto(
  name: string,
  known: OwnProduct | undefined,
  finder: PhotoFinder,
  refuse: (sentence: Sentence) => void,
): PhotoRef[] {
  const own = known?.pictures.find(({ key }) => photoName(key) === name);
  if (own) return [{ key: own.key }];
  const found = finder.named(name);
  const [file] = found;
  if (file !== undefined && found.length === 1) return [{ file }];
  if (file === undefined && name.includes(',')) {
    const parts = name.split(',').filter((part) => part.trim() !== '');
    return parts.flatMap((part) => findPhoto(part.trim(), known, finder, refuse));
  }
  const sentence = file === undefined ? m.api_row_photo_missing : m.api_row_photo_ambiguous;
  refuse((language) => sentence({ name }, { locale: language }));
  return [];
}
