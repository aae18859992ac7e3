import { basename, dirname, parse } from 'node:path/posix';
import { foldName } from '@orendi/contract/fold-name';
import { photos as limit } from '@orendi/contract/limits';
import { isPicture } from './choose-photos.ts';

interface Labelled {
  id: number;
  /** Article number, model, name. */
  labels: string[];
}

/** `B-204_1`, `Divan 2`, `Divan (2)`: a number that counts the photos of one product. */
const numbered = /^(.*[^\s_.-])(?:[\s_.-]+\(?|\()(\d{1,2})\)?$/;

/**
 * Finds whose photos files are by their names, or by that of their folder; case, accents, spaces and dashes do not matter.
 * A name that several products have is nobody's.
 * @returns by product, in the order of their numbers, at most as many as a product may have
 */
export function matchPhotos(products: Labelled[], paths: readonly string[]): Map<number, string[]> {
  const owners = new Map<string, Set<number>>();
  for (const { id, labels } of products) {
    for (const label of labels.map(squash)) {
      owners.set(label, (owners.get(label) ?? new Set()).add(id));
    }
  }
  const ownerOf = (text: string) => {
    const [id, ...others] = owners.get(squash(text)) ?? [];
    return others.length === 0 && squash(text) !== '' ? id : undefined;
  };
  const matched = paths.filter(isPicture).flatMap((path) => {
    const { name } = parse(path);
    const [, bare = '', digits] = numbered.exec(name) ?? [];
    const whole = ownerOf(name);
    const id = whole ?? ownerOf(bare) ?? ownerOf(basename(dirname(path)));
    const number = whole === undefined ? Number(digits ?? name.match(/\d+/)?.[0] ?? 0) : 0;
    return id === undefined ? [] : { id, path, number };
  });
  const ordered = matched.toSorted((one, other) => one.number - other.number);
  return new Map(
    [...Map.groupBy(ordered, ({ id }) => id)].map(([id, files]) => [
      id,
      files.map(({ path }) => path).slice(0, limit.max),
    ]),
  );
}

const squash = (text: string) => foldName(text).replaceAll(/[^\p{L}\d]/gu, '');
