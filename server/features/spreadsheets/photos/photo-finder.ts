import { createHash } from 'node:crypto';
import { parse } from 'node:path/posix';
import { foldName } from '@orendi/contract/fold-name';
import { photos as limit, picture } from '@orendi/contract/limits';

export interface PhotoFinder {
  /** The files that a name can mean: none, one, or several with the same name in different folders. */
  named(name: string): string[];
  /** The pictures named after a text: `Name.jpg`, then `Name-2.jpg`, `Name-3.jpg` in numeric order. */
  calledLike(text: string): string[];
  /** One of all pictures, always the same for the same text and files; undefined if there are none. */
  sharedOut(text: string): string | undefined;
}

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
export function photoFinder(
  paths: readonly string[],
  labels: keyof typeof numberings = 'name',
): PhotoFinder {
  const { pattern, most } = numberings[labels];
  const byName = new Map<string, string[]>();
  const byStem = new Map<string, { path: string; number: number }[]>();
  const push = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
    const values = map.get(key);
    if (values) values.push(value);
    else map.set(key, [value]);
  };
  const pictures = paths.filter(isPicture).toSorted();
  for (const path of paths) {
    const { dir, base, name } = parse(path);
    const places = [base, name, ...(dir === '' ? [] : [path, `${dir}/${name}`])];
    for (const place of new Set(places.map(foldName))) push(byName, place, path);
  }
  for (const path of pictures) {
    const stem = foldName(parse(path).name);
    push(byStem, stem, { path, number: 0 });
    const [, numbered, digits] = pattern.exec(stem) ?? [];
    if (numbered) push(byStem, numbered, { path, number: Number(digits) });
  }
  return {
    named(name) {
      const folded = foldName(name).replaceAll('\\', '/');
      const found = byName.get(folded) ?? [];
      const same = found.filter((path) => path === name);
      const alike = found.filter((path) => foldName(path) === folded);
      return [same, alike].find((paths) => paths.length > 0) ?? found;
    },
    calledLike: (text) =>
      (byStem.get(foldName(text)) ?? [])
        .toSorted((one, other) => one.number - other.number)
        .slice(0, most)
        .map(({ path }) => path),
    sharedOut(text) {
      const hash = createHash('sha256').update(text).digest().readUInt32BE(0);
      return pictures[hash % pictures.length];
    },
  };
}
