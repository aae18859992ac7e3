import { type FindCategory, UsageError } from '@orendi/server/features/operators/index';
import { readPairs } from '../columns/read-pairs.ts';
import { foldName } from '@orendi/contract/fold-name';
import type { Category } from '@orendi/server/features/spreadsheets/index';

/**
 * Chooses the category of a row by the text of its category column.
 * @param maps values of `--categories`: `theirs=ours,theirs=ours` or `@file.json`
 * @param fallback the category of every row without one
 * @throws UsageError when it maps to a category that does not exist
 */
export async function readCategoryMap(
  { maps, fallback, folder }: { maps: string[]; fallback: string | undefined; folder: string },
  find: FindCategory,
): Promise<FindCategory> {
  const mapped = new Map<string, Category>();
  for (const map of maps) {
    const pairs = await readPairs('--categories', map, folder, splitPairs);
    for (const [theirs, ours] of pairs) mapped.set(foldName(theirs), known(ours, find));
  }
  const otherwise = fallback === undefined ? null : known(fallback, find);
  return (text) => {
    const found = mapped.get(foldName(text)) ?? find(text);
    if (!('fault' in found)) return found;
    return otherwise ?? (text === '' ? { fault: 'the row has no category' } : found);
  };
}

function known(name: string, find: FindCategory): Category {
  const found = find(name.trim());
  if (!('fault' in found)) return found;
  throw new UsageError(
    `Wrong categories: ${found.fault}; \`npm run operator -- category list\` shows all of them.`,
  );
}

/** Text between commas without `=` belongs to the name after it: `Sideboards, buffets=Bufe`. */
function splitPairs(map: string): [string, string][] {
  const pairs: [string, string][] = [];
  let name = '';
  for (const part of map.split(',')) {
    name += part;
    const at = name.lastIndexOf('=');
    if (at >= 0) pairs.push([name.slice(0, at), name.slice(at + 1)]);
    name = at >= 0 ? '' : `${name},`;
  }
  if (name !== '') {
    throw new UsageError(
      `--categories "${name.slice(0, -1).trim()}" is not written as theirs=ours.`,
    );
  }
  return pairs;
}
