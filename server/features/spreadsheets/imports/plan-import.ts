import { imports } from '@orendi/contract/limits';
import type { ImportQuery } from '@orendi/contract/schemas/imports';
import { effectivePrice, formatNumber, formatPrice } from '@orendi/contract/money';
import { type Language, m } from '@orendi/messages';
import { say } from '../../../platform/sentence.ts';
import type { Sentence } from '../../../platform/http/api-error.ts';
import type { ProductFields, StoredProduct } from '../../catalogue/index.ts';
import { photoFinder } from '../photos/choose-photos.ts';
import { matchPhotos } from '../photos/match-photos.ts';
import { type Category, categoryFinder, chooseNamed } from '../reading/category-finder.ts';
import type { ColumnPlaces } from '../reading/match-columns.ts';
import { cellReader, type RowValues, sellerWords } from '../reading/row-values.ts';
import type { SheetRow } from '../workbook/cell.ts';
import { fileRefused } from '../import-faults.ts';
import type { ImportPlan, PlannedRow } from './import-plan.ts';
import { faultyRow, filesOf, lacksOf, listFiles, planRow, type PlanRules } from './plan-row.ts';

interface Sheet {
  places: ColumnPlaces;
  rows: SheetRow[];
}

interface Shelf {
  own: StoredProduct[];
  categories: Category[];
  photoNames: string[];
  /** See `choosePhotos`. */
  ownPhotos: ReadonlyMap<string, string>;
  query?: ImportQuery;
}

/** How many unused photos are named: as many as a person would read. */
const maxUnused = 100;

/**
 * Ignores rows without known values.
 * @throws ApiError VALIDATION for no rows, or too many rows or photos
 */
export function planImport({ places, rows }: Sheet, shelf: Shelf): ImportPlan {
  const filled = rows.filter((row) => {
    const cellOf = cellReader(row, places);
    return [...places.placeOf.keys()].some((column) => cellOf(column));
  });
  const isExplained = places.placeOf.size >= 2;
  if (filled.length === 0 && isExplained) throw fileRefused('sheet', m.api_sheet_empty);
  if (filled.length > imports.maxRows) {
    throw fileRefused('sheet', m.api_sheet_too_many_rows, imports.maxRows);
  }
  const own = new Map(shelf.own.map((product) => [product.id, product]));
  const rowOf = new Map<number, number>();
  const rules: PlanRules = {
    words: sellerWords,
    chooseCategory: chooseNamed(categoryFinder(shelf.categories)),
    photos: photoFinder(shelf.photoNames),
    ownPhotos: shelf.ownPhotos,
    drafts: shelf.query?.drafts,
    otherwise: shelf.query?.currency,
  };
  const planned = filled.map((row) => planSheetRow(row, places, { ...shelf, own, rowOf }, rules));
  return {
    columns: {
      understood: [...places.headingOf.values()],
      unknown: places.unknown,
      told: places.told,
    },
    headings: Object.fromEntries(places.headingOf),
    ...withPhotos(planned, shelf.photoNames),
  };
}

/**
 * Puts photos to drafts that have none, by model or name.
 * @throws ApiError VALIDATION for too many photos
 */
export function planPhotos(
  drafts: StoredProduct[],
  { photoNames, categories }: Pick<Shelf, 'photoNames' | 'categories'>,
): ImportPlan {
  const labelled = drafts.map(({ id, fields }) => {
    const { external_key: key, model, product_name: name } = fields;
    return { id, labels: [key, model, name].flatMap((label) => label ?? []) };
  });
  const filesById = matchPhotos(labelled, photoNames);
  const rows = drafts.flatMap(({ id, version, fields }): PlannedRow[] => {
    const files = filesById.get(id);
    if (!files) return [];
    const known = { id, version, pictures: [] };
    const photos = files.map((file) => ({ file }));
    const lacks = lacksOf(fields);
    const read = sayReadInBoth(fields, categories);
    const name = fields.product_name;
    return [{ row: 0, name, known, fields, changes: [], photos, faults: [], lacks, read }];
  });
  return {
    columns: { understood: [], unknown: [], told: [] },
    headings: {},
    ...withPhotos(rows, photoNames),
  };
}

function withPhotos(rows: PlannedRow[], photoNames: string[]) {
  if (listFiles(rows).length > imports.maxPhotos) {
    throw fileRefused('photos', m.api_zip_too_much, imports.maxPhotos);
  }
  const used = new Set(rows.flatMap(({ photos }) => filesOf(photos)));
  return { rows, unusedPhotos: photoNames.filter((name) => !used.has(name)).slice(0, maxUnused) };
}

function planSheetRow(
  row: SheetRow,
  places: ColumnPlaces,
  shelf: {
    own: ReadonlyMap<number, StoredProduct>;
    rowOf: Map<number, number>;
    categories: Category[];
  },
  rules: PlanRules,
): PlannedRow {
  const cellOf = cellReader(row, places);
  const id = cellOf('id')?.text.trim();
  const known = shelf.own.get(Number(id));
  const name =
    cellOf('product_name')?.text.trim().slice(0, 200) ?? known?.fields.product_name ?? '';
  // An existing product keeps its photos, whatever files are named after it.
  const labels = known ? [] : [name, cellOf('model')?.text ?? ''].filter((text) => text.trim());
  const subject = { row: row.number, name, known, labels };
  const wrongId = id === undefined ? null : faultInId(known, row, shelf.rowOf);
  if (wrongId) return faultyRow(subject, [{ column: 'id', sentence: wrongId }]);
  const { values, ...planned } = planRow(subject, cellOf, rules);
  // Only the first fault of each cell is reported.
  const isFirst = ({ column }: PlannedRow['faults'][number], index: number) =>
    planned.faults.findIndex((fault) => fault.column === column) === index;
  const read = sayReadInBoth(values, shelf.categories);
  return { ...planned, read, faults: planned.faults.filter(isFirst) };
}

function sayReadInBoth(values: RowValues, categories: Category[]) {
  const category = categories.find(({ id }) => id === values.category_id);
  return { al: sayRead(values, category, 'al'), en: sayRead(values, category, 'en') };
}

/** The price, category, sizes and material that were read, as far as the row has them: `€800 · Sofas · 200 × – × 80 cm · dru / wood`. */
function sayRead(values: RowValues, category: Category | undefined, language: Language): string {
  const fields = values as Partial<ProductFields>;
  const { price, currency, sale = 0, sale_type: saleType } = fields;
  const sizes = [fields.length, fields.width, fields.height];
  const now = price && effectivePrice({ price, sale, saleType: saleType ?? null });
  return [
    now && (currency ? formatPrice(now, currency, language) : formatNumber(now, language)),
    (language === 'al' && category?.category_name_al) || category?.category_name,
    sizes.some(Boolean) &&
      `${sizes.map((size) => (size ? formatNumber(size, language) : '–')).join(' × ')} cm`,
    [...new Set([fields.material_al, fields.material])].filter(Boolean).join(' / '),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** @param rowOf the rows so far by product */
function faultInId(
  known: StoredProduct | undefined,
  { number }: SheetRow,
  rowOf: Map<number, number>,
): Sentence | null {
  if (!known) return say(m.api_row_id_unknown);
  const before = rowOf.get(known.id);
  if (before !== undefined) return say(m.api_row_repeated, { row: before });
  rowOf.set(known.id, number);
  return null;
}
