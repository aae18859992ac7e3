import { imports } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Column } from '../columns.ts';
import type { OwnProduct } from '../own-product-queries.ts';
import { choosePhotos } from '../photos/choose-photos.ts';
import type { PhotoFinder } from '../photos/photo-finder.ts';
import type { FindCategories } from '../reading/category-finder.ts';
import { checkFields } from '../reading/check-fields.ts';
import type { ColumnPlaces } from '../reading/match-columns.ts';
import { readRow } from '../reading/read-row.ts';
import { cellReader, type Refuse, type RowFault } from '../reading/row-values.ts';
import type { SheetRow } from '../workbook/cell.ts';
import { changedColumns } from './changed-columns.ts';
import type { ImportPlan, PlannedRow } from './import-plan.ts';

interface Sheet {
  places: ColumnPlaces;
  rows: SheetRow[];
}

interface Shelf {
  own: OwnProduct[];
  find: FindCategories;
  photos: PhotoFinder;
  photoNames: string[];
}

/** Names of photos that no row uses, as far as a person would read them. */
const maxUnused = 100;

/**
 * Finds out what each row of a sheet would do; a row in which nothing of ours stands is passed over.
 * @throws ApiError VALIDATION when there are no rows or too many of them or of their photos
 */
export function planImport({ places, rows }: Sheet, shelf: Shelf): ImportPlan {
  const filled = rows.filter((row) => {
    const cellOf = cellReader(row, places);
    return [...places.placeOf.keys()].some((column) => cellOf(column));
  });
  if (filled.length === 0) throw refused('sheet', m.api_sheet_empty);
  if (filled.length > imports.maxRows) {
    throw refused('sheet', m.api_sheet_too_many_rows, imports.maxRows);
  }
  const own = new Map(shelf.own.map((product) => [product.id, product]));
  const rowOf = new Map<number, number>();
  const planned = filled.map((row) => planRow(row, places, { ...shelf, own, rowOf }));
  const files = listFiles(planned);
  if (files.length > imports.maxPhotos) {
    throw refused('photos', m.api_zip_too_much, imports.maxPhotos);
  }
  const used = new Set(planned.flatMap(({ photos }) => filesOf(photos)));
  return {
    columns: { understood: [...places.headingOf.values()], unknown: places.unknown },
    headings: Object.fromEntries(places.headingOf),
    unusedPhotos: shelf.photoNames.filter((name) => !used.has(name)).slice(0, maxUnused),
    rows: planned,
  };
}

/** The files of the zip that rows without faults need. */
export function listFiles(rows: PlannedRow[]): string[] {
  const sound = rows.filter(({ fields }) => fields !== null);
  return [...new Set(sound.flatMap(({ photos }) => filesOf(photos)))];
}

const filesOf = (photos: PlannedRow['photos']) =>
  (photos ?? []).flatMap((photo) => ('file' in photo ? [photo.file] : []));

interface RowShelf extends Omit<Shelf, 'own'> {
  own: Map<number, OwnProduct>;
  /** The rows that were about a product so far. */
  rowOf: Map<number, number>;
}

function planRow(row: SheetRow, places: ColumnPlaces, shelf: RowShelf): PlannedRow {
  const faults: RowFault[] = [];
  const refuse: Refuse = (column, sentence) => {
    if (!faults.some((fault) => fault.column === column)) faults.push({ column, sentence });
  };
  const cellOf = cellReader(row, places);
  const id = cellOf('id')?.text.trim();
  const known = shelf.own.get(Number(id));
  const name =
    cellOf('product_name')?.text.trim().slice(0, 200) ?? known?.fields.product_name ?? '';
  const finish = (rest: Pick<PlannedRow, 'fields' | 'changes' | 'photos'>): PlannedRow => ({
    row: row.number,
    name,
    known: known
      ? { id: known.id, version: known.version, pictures: known.pictures.map(({ key }) => key) }
      : null,
    ...rest,
    faults: faults.map(({ column, sentence }) => ({
      column,
      msg: { al: sentence('al'), en: sentence('en') },
    })),
  });

  checkId(id, known, row, shelf.rowOf, refuse);
  if (faults.length > 0) return finish({ fields: null, changes: [], photos: null });

  const { values, faults: unreadable } = readRow(row, places, shelf.find, known);
  for (const { column, sentence } of unreadable) refuse(column, sentence);
  const wish = {
    names: cellOf('photos')?.text ?? '',
    labels: [name, cellOf('model')?.text ?? ''].filter((label) => label.trim() !== ''),
    known,
  };
  const photos = choosePhotos(wish, shelf.photos, (sentence) => refuse('photos', sentence));
  const hasPhotos = photos === null || photos.length > 0 || wish.names.trim() !== '';
  const checked = checkFields(values, known, hasPhotos);
  if ('faults' in checked) {
    for (const { path, sentence } of checked.faults) refuse(columnOf(path), sentence);
  }
  if (faults.length > 0 || 'faults' in checked) {
    return finish({ fields: null, changes: [], photos });
  }
  const changes = known ? changedColumns(known.fields, checked.fields) : [];
  return finish({ fields: checked.fields, changes, photos });
}

function checkId(
  id: string | undefined,
  known: OwnProduct | undefined,
  { number }: SheetRow,
  rowOf: Map<number, number>,
  refuse: Refuse,
): void {
  if (id === undefined) return;
  if (!known) {
    refuse('id', (language) => m.api_row_id_unknown({}, { locale: language }));
    return;
  }
  const before = rowOf.get(known.id);
  if (before === undefined) rowOf.set(known.id, number);
  else refuse('id', (language) => m.api_row_repeated({ row: before }, { locale: language }));
}

const formFields: Record<string, Column> = {
  industry_id: 'category',
  category_id: 'category',
  images: 'photos',
};

/** The column of a field of the product form. */
const columnOf = (path: string) => formFields[path] ?? (path as Column);

function refused(
  path: 'sheet' | 'photos',
  sentence: (inputs: { max: number }, options: { locale: 'al' | 'en' }) => string,
  max = 0,
): ApiError {
  const fault = {
    path,
    sentence: (language: 'al' | 'en') => sentence({ max }, { locale: language }),
  };
  return new ApiError('VALIDATION', { faults: [fault] });
}
