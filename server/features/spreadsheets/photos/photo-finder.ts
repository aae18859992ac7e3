import { parse } from 'node:path/posix';
import { foldName } from '@orendi/contract/fold-name';
import { picture } from '@orendi/contract/limits';

export interface PhotoFinder {
  /** The files that a name can mean: none, one, or several of the same name in different folders. */
  named(name: string): string[];
  /** The pictures called like something: `Name.jpg`, then `Name-1.jpg`, `Name 2.jpg`, `Name (3).jpg` by their numbers. */
  calledLike(text: string): string[];
}

const extensions = new Set<string>(picture.extensions);

/** Finds files of a zip, without regard to case and accents, with or without their folder and extension. */
export function photoFinder(paths: string[]): PhotoFinder {
  const byName = new Map<string, string[]>();
  const byStem = new Map<string, { path: string; number: number }[]>();
  const push = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
    const values = map.get(key);
    if (values) values.push(value);
    else map.set(key, [value]);
  };
  for (const path of paths) {
    const { dir, base, name, ext } = parse(path);
    const places = [base, name, ...(dir === '' ? [] : [path, `${dir}/${name}`])];
    for (const place of new Set(places.map(foldName))) push(byName, place, path);
    if (!extensions.has(ext.slice(1).toLowerCase())) continue;
    push(byStem, foldName(name), { path, number: 0 });
    const [, stem, digits] = /^(.+?)[\s_-]*\(?(\d{1,3})\)?$/.exec(foldName(name)) ?? [];
    if (stem) push(byStem, stem, { path, number: Number(digits) });
  }
  return {
    named(name) {
      const found = byName.get(foldName(name).replaceAll('\\', '/')) ?? [];
      const exact = found.filter((path) => foldName(path) === foldName(name));
      return exact.length > 0 ? exact : found;
    },
    calledLike: (text) =>
      (byStem.get(foldName(text)) ?? [])
        .toSorted((one, other) => one.number - other.number)
        .map(({ path }) => path),
  };
}
