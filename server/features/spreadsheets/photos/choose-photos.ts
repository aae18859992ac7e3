import { createHash } from 'node:crypto';
import { parse } from 'node:path/posix';
import { photos as limit, picture } from '@orendi/contract/limits';
import { foldName } from '@orendi/contract/fold-name';
import type { Sentence } from '../../../platform/http/api-error.ts';
import type { StoredProduct } from '../../catalogue/index.ts';
import type { Words } from '../reading/row-values.ts';

/** A stored photo of the seller's, or a file. */
export type PhotoRef = { key: string } | { file: string };

interface PhotoWish {
  names: string;
  /** Other names that its files may have; the first label with any files is used. */
  labels: string[];
  /** If the product would have no photo, this text selects one of all pictures; the same text selects the same one. */
  shareBy?: string | undefined;
  known: StoredProduct | undefined;
  /** Keys of photos of the seller's other products, by their names in the exported workbook. */
  ownPhotos?: ReadonlyMap<string, string> | undefined;
}

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
  function findPhoto(name: string): PhotoRef[] {
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
      return parts.flatMap((part) => findPhoto(part.trim()));
    }
    refuse(file === undefined ? words.photoMissing(name) : words.photoAmbiguous(name));
    return [];
  }

  const wanted = names.split(/[;|\n]/).filter((name) => name.trim() !== '');
  const named = wanted.flatMap((name) => findPhoto(name.trim()));
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

export type PhotoFinder = ReturnType<typeof photoFinder>;

const extensions = new Set<string>(picture.extensions);

export const isPicture = (name: string) =>
  extensions.has(parse(name).ext.slice(1).toLowerCase()) && !parse(name).base.startsWith('.');

/**
 * How numbers are appended in the names of a product's files. After a product name: `Name 2`, `Name_2`, `Name(2)`, of
 * which the first ten are used. After an article number, which may itself end in digits: only `KEY-2`.
 */
const numberings = {
  name: { pattern: /^(.+?)[\s_-]*\(?(\d{1,3})\)?$/, most: limit.max },
  key: { pattern: /^(.+)-(\d{1,4})$/, most: Infinity },
};

/** Finds files by name, ignoring case and accents, with or without folder and extension. */
export function photoFinder(paths: readonly string[], labels: keyof typeof numberings = 'name') {
  const { pattern, most } = numberings[labels];
  const pictures = paths.filter(isPicture).toSorted();
  const named = paths.flatMap((path) => {
    const { dir, base, name } = parse(path);
    const places = [base, name, ...(dir === '' ? [] : [path, `${dir}/${name}`])];
    return [...new Set(places.map(foldName))].map((place) => ({ place, path }));
  });
  const byName = Map.groupBy(named, ({ place }) => place);
  const stemmed = pictures.flatMap((path) => {
    const stem = foldName(parse(path).name);
    const [, numbered, digits] = pattern.exec(stem) ?? [];
    const own = { stem, path, number: 0 };
    return numbered ? [own, { stem: numbered, path, number: Number(digits) }] : [own];
  });
  const byStem = Map.groupBy(stemmed, ({ stem }) => stem);
  return {
    /** The files that a name can mean: none, one, or several with the same name in different folders. */
    named(name: string): string[] {
      const folded = foldName(name).replaceAll('\\', '/');
      const found = (byName.get(folded) ?? []).map(({ path }) => path);
      const same = found.filter((path) => path === name);
      const alike = found.filter((path) => foldName(path) === folded);
      return [same, alike].find((paths) => paths.length > 0) ?? found;
    },
    /** The pictures named after a text: `Name.jpg`, then `Name-2.jpg`, `Name-3.jpg` in numeric order. */
    calledLike: (text: string) =>
      (byStem.get(foldName(text)) ?? [])
        .toSorted((one, other) => one.number - other.number)
        .slice(0, most)
        .map(({ path }) => path),
    /** One of all pictures, always the same for the same text and files; undefined if there are none. */
    sharedOut(text: string): string | undefined {
      const hash = createHash('sha256').update(text).digest().readUInt32BE(0);
      return pictures[hash % pictures.length];
    },
  };
}
