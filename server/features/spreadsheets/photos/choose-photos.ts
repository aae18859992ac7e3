import { photos as limit } from '@orendi/contract/limits';
import type { Sentence } from '../../../platform/http/api-error.ts';
import type { StoredProduct } from '../../catalogue/index.ts';
import type { Words } from '../reading/row-values.ts';
import type { PhotoFinder } from './photo-finder.ts';

/** A stored photo of the seller's, or a file. */
export type PhotoRef = { key: string } | { file: string };

interface PhotoWish {
  /** The text of the photos column. */
  names: string;
  /** What else its files may be named after; the first label with any files is used. */
  labels: string[];
  /** If the product would have no photo, this text selects one of all pictures; the same text selects the same one. */
  shareBy?: string | undefined;
  known: StoredProduct | undefined;
  /** Keys of photos of the seller's other products, by their names in the exported workbook. */
  ownPhotos?: ReadonlyMap<string, string> | undefined;
}

/** The file name of a product's photo in the exported workbook. */
export const photoName = (key: string) => `${key.split('-', 1)[0]}.webp`;

/**
 * The photos of a product after its row: those that the row names, in that order; else the files named after it; else a
 * shared one. Null if there are none of these and an existing product keeps its own.
 */
export function choosePhotos(
  { names, labels, shareBy, known, ownPhotos }: PhotoWish,
  finder: PhotoFinder,
  words: Words,
  refuse: (sentence: Sentence) => void,
): PhotoRef[] | null {
  const wanted = names.split(/[;|\n]/).filter((name) => name.trim() !== '');
  const search = { finder, known, ownPhotos, words, refuse };
  const named = wanted.flatMap((name) => findPhoto(name.trim(), search));
  const refs = wanted.length > 0 ? named : findFiles(labels, shareBy, finder);
  const different = [...new Map(refs.map((ref) => [JSON.stringify(ref), ref])).values()];
  if (different.length > limit.max) refuse(words.tooManyPhotos(different.length));
  return wanted.length === 0 && different.length === 0 && known ? null : different;
}

function findFiles(labels: string[], shareBy: string | undefined, finder: PhotoFinder): PhotoRef[] {
  const called = labels.map((label) => finder.calledLike(label)).find((found) => found.length > 0);
  const shared = shareBy === undefined ? undefined : finder.sharedOut(shareBy);
  return (called ?? (shared === undefined ? [] : [shared])).map((file) => ({ file }));
}

interface Search {
  finder: PhotoFinder;
  known: StoredProduct | undefined;
  ownPhotos: ReadonlyMap<string, string> | undefined;
  words: Words;
  refuse: (sentence: Sentence) => void;
}

function findPhoto(name: string, search: Search): PhotoRef[] {
  const { finder, known, ownPhotos, words, refuse } = search;
  const own = known?.pictures.find(({ key }) => photoName(key) === name);
  if (own) return [{ key: own.key }];
  const found = finder.named(name);
  const [file] = found;
  if (file !== undefined && found.length === 1) return [{ file }];
  // A row that was copied without its number names photos of the product that it was copied from.
  const key = file === undefined ? ownPhotos?.get(name) : undefined;
  if (key !== undefined) return [{ key }];
  if (file === undefined && name.includes(',')) {
    const parts = name.split(',').filter((part) => part.trim() !== '');
    return parts.flatMap((part) => findPhoto(part.trim(), search));
  }
  refuse(file === undefined ? words.photoMissing(name) : words.photoAmbiguous(name));
  return [];
}
