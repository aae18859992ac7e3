import { currencies } from '@orendi/contract/money';
import { type Amount, parseAmount } from '@orendi/contract/parse-amount';
import {
  isRequired,
  listCategories,
  photoFinder,
  type PlanRules,
  type Target,
  type Words,
} from '@orendi/server/features/spreadsheets/index';
import type { Services } from '@orendi/server/services';
import { photos } from '@orendi/contract/limits';
import { categoryFinder, UsageError } from '@orendi/server/features/operators/index';
import { readCategoryMap } from './read-category-map.ts';
import { type ColumnMap, mappable } from '../columns/read-column-map.ts';
import type { ImportOptions } from './import-options.ts';

/**
 * The rules that need no database.
 * @throws UsageError
 */
export function readNumberRules(options: ImportOptions) {
  const currency = currencies.find((code) => code === (options.currency ?? 'EUR').toUpperCase());
  if (!currency) throw new UsageError(`--currency is one of ${currencies.join(', ')}.`);
  const { decimal = 'auto' } = options;
  if (decimal !== 'auto' && decimal !== 'point' && decimal !== 'comma') {
    throw new UsageError('--decimal is point or comma.');
  }
  return {
    currency,
    priceFactor: readFactor(options['price-factor'] ?? '1'),
    decimalMark: decimal,
    shorten: options.shorten,
  } as const;
}

function readFactor(text: string): Amount {
  const factor = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? parseAmount(text, 'point') : null;
  if (!factor || factor.digits === 0n) {
    throw new UsageError('--price-factor is a number above 0, such as 0.245.');
  }
  return factor;
}

/** Not required of a row: an option or a folder of photos can provide them. */
const given = new Set<Target>(['category', 'photos']);
const requiredTargets = mappable.filter((target) => isRequired(target) && !given.has(target));

/**
 * Checks that the map provides what a product needs. With an article number, a file may have only some fields, for
 * existing products.
 * @throws UsageError
 */
export function checkMap(map: ColumnMap, options: ImportOptions): void {
  if (map.size === 0) {
    throw new UsageError(
      '--map says which column is which, such as "product_name=name,price=price".',
    );
  }
  if (map.has('old_price') && !map.has('price')) {
    throw new UsageError('old_price is mapped and price is not.');
  }
  if (map.has('photos') && options.photos === undefined) {
    throw new UsageError('photos are mapped: name their folder with --photos.');
  }
  if (options['share-photos'] && options.photos === undefined) {
    throw new UsageError('--share-photos needs a folder: name it with --photos.');
  }
  if (map.has('key')) return;
  const missing = requiredTargets.filter((target) => !map.has(target));
  if (missing.length > 0) throw new UsageError(`--map does not give ${missing.join(', ')}.`);
  if (!map.has('category') && options.category === undefined) {
    throw new UsageError('--map does not give category, and there is no --category for all rows.');
  }
}

/** @throws UsageError for a category that does not exist */
export async function readRules(
  db: Services['db'],
  options: ImportOptions,
  { photoNames, folder }: { photoNames: string[]; folder: string },
): Promise<PlanRules> {
  const find = categoryFinder(await listCategories(db));
  const maps = { maps: options.categories, fallback: options.category, folder };
  const choose = await readCategoryMap(maps, find);
  return {
    ...readNumberRules(options),
    words: operatorWords,
    chooseCategory(text) {
      const found = choose(text);
      return 'fault' in found ? { fault: () => found.fault } : found;
    },
    photos: photoFinder(photoNames, 'key'),
    withoutPhotos: options['without-photos'],
  };
}

/** A row's faults in the operator's words. */
export const operatorWords: Words = {
  notANumber: (text, unit) => () => `"${text}" is not a number${unit ? ` in ${unit}` : ''}`,
  photoMissing: (name) => () => `there is no file "${name}" in the folder`,
  photoAmbiguous: (name) => () => `several files in the folder are called "${name}"`,
  tooManyPhotos: (count) => () => `${count} files, and at most ${photos.max} can be shown`,
  notGiven: () => 'the product is new, and no column is mapped to this',
};
