import { photos as photoLimits } from '@orendi/contract/limits';
import { materialIn } from '@orendi/contract/materials';
import {
  columnOfField,
  type ProductFieldName,
  productFieldNames,
  publishedNeeds,
} from '@orendi/contract/product-fields';
import { newProduct } from '@orendi/contract/schemas/product-forms';
import type { FieldFault } from '../../../platform/http/api-error.ts';
import { faultsOf } from '../../../platform/http/validation.ts';
import { productFields, type StoredFields, type StoredProduct } from '../../catalogue/index.ts';
import { changedColumns, type Target } from '../columns.ts';
import { choosePhotos, type PhotoFinder } from '../photos/choose-photos.ts';
import { readRow } from '../reading/read-row.ts';
import type { CellOf, ReadingRules, RowFault, RowValues } from '../reading/row-values.ts';
import type { PlannedRow } from './import-plan.ts';

export interface PlanRules extends ReadingRules {
  photos: PhotoFinder;
  /** See `choosePhotos`. */
  ownPhotos?: ReadonlyMap<string, string>;
  /** Accepts new products without photos. */
  withoutPhotos?: boolean;
  /** Makes drafts of rows that lack something. */
  drafts?: boolean | undefined;
}

interface Subject {
  row: number;
  name: string;
  /** The product that the row changes; undefined for a new one. */
  known: StoredProduct | undefined;
  /** Its article number, if the table has that column. */
  key?: string;
  /** Names that its photo files may have, if the row does not name them. */
  labels: string[];
  /** If the product has no photo of its own, this text selects a shared one. */
  shareBy?: string | undefined;
}

/**
 * @param refused faults found before
 * @returns the row, with the values that were read, faulty or not
 */
export function planRow(
  subject: Subject,
  cellOf: CellOf,
  rules: PlanRules,
  refused: RowFault[] = [],
): PlannedRow & { values: RowValues } {
  const { known, key, labels, shareBy } = subject;
  const isUnfinished = rules.drafts === true && (!known || isLacking(known));
  const { values, faults: unreadable } = readRow(cellOf, rules, known);
  if (isUnfinished && known) keepUnread(values, unreadable);
  if (rules.drafts) nameMaterial(values, known);
  if (isUnfinished && !known?.fields.currency) values.currency ??= rules.otherwise;
  const photoFaults: RowFault[] = [];
  const names = cellOf('photos')?.text ?? '';
  const photos = choosePhotos(
    { names, labels, shareBy, known, ownPhotos: rules.ownPhotos },
    rules.photos,
    rules.words,
    (sentence) => photoFaults.push({ column: 'photos', sentence }),
  );
  const hasPhotos = photos === null || photos.length > 0 || photoFaults.length > 0;
  const hasEnough = hasPhotos || rules.withoutPhotos === true;
  const check = () => checkFields(values, known, hasEnough, key, isUnfinished);
  let checked = check();
  const left: FieldFault[] = [];
  if (isUnfinished && 'faults' in checked) {
    // A draft goes without what is not right, rather than stay away; one that is there keeps what it has.
    for (const fault of checked.faults) {
      if (neverLeftOut.has(fault.path)) continue;
      left.push(fault);
      if (known && fault.path in values) delete values[fault.path as ProductFieldName];
      else values[fault.path as ProductFieldName] = undefined;
    }
    checked = check();
  }

  const faults = [...refused, ...unreadable];
  for (const { path, sentence } of [...left, ...('faults' in checked ? checked.faults : [])]) {
    const column = columnOf(path, cellOf);
    const isPlace = path === 'industry_id' || path === 'category_id';
    if (faults.some((fault) => fault.column === column)) continue;
    if (isPlace && faults.some((fault) => fault.column === 'industry')) continue;
    const isGiven = path === 'images' || path in values || known !== undefined;
    faults.push({ column, sentence: isGiven ? sentence : (rules.words.notGiven ?? sentence) });
  }
  const all = { ...known?.fields, ...values };
  const lacks = isUnfinished && 'fields' in checked ? lacksOf(checked.fields) : undefined;
  const isDraft = lacks && (lacks.length > 0 || !(photos ?? known?.pictures ?? []).length);
  const isFaulty = faults.some(({ column }) => !isDraft || neverLeftOut.has(column));
  faults.push(...photoFaults);
  const row = { ...faultyRow(subject, faults, photos), values: all };
  if ('faults' in checked || isFaulty || (!lacks && faults.length > 0)) return row;
  return {
    ...row,
    photos: isUnfinished ? (photos?.slice(0, photoLimits.max) ?? null) : photos,
    fields: checked.fields,
    changes: known ? changedColumns(known.fields, checked.fields) : [],
    ...(lacks && { lacks }),
  };
}

/** Columns without which no draft is imported, if its row gives them wrongly: no text is lost like that. */
const neverLeftOut = new Set<string>(['id', 'product_name', 'description_en', 'description_al']);

/** Columns of what a product needs besides photos to be published. */
export function lacksOf(fields: StoredFields): Target[] {
  const lacking = publishedNeeds.filter((name) => fields[name] === null);
  return [...new Set(lacking.map((name) => columnOf(name, () => undefined)))];
}

const isLacking = ({ fields, pictures }: StoredProduct) =>
  fields.state === 'draft' && (pictures.length === 0 || lacksOf(fields).length > 0);

/** A cell that cannot be read leaves its fields as they are. */
function keepUnread(values: RowValues, unreadable: RowFault[]): void {
  const columns = new Set(unreadable.map(({ column }) => column));
  for (const name of productFieldNames) {
    const isSide = name === 'length' || name === 'width' || name === 'height';
    if (columns.has(columnOfField(name)) || (isSide && columns.has('dimensions')))
      delete values[name];
  }
}

/** Gives the material in the other language too, as the form drafts it. */
function nameMaterial(values: RowValues, known: StoredProduct | undefined): void {
  const { material, material_al: albanian } = { ...known?.fields, ...values };
  if (typeof material === 'string' && material && !albanian) {
    values.material_al = materialIn('al', material);
  } else if (typeof albanian === 'string' && albanian && !material) {
    values.material = materialIn('en', albanian);
  }
}

export function faultyRow(
  { row, name, known }: Subject,
  faults: RowFault[],
  photos: PlannedRow['photos'] = null,
): PlannedRow {
  const pictures = known?.pictures.map(({ key }) => key) ?? [];
  return {
    row,
    name,
    known: known ? { id: known.id, version: known.version, pictures } : null,
    fields: null,
    changes: [],
    photos,
    faults: faults.map(({ column, sentence }) => ({
      column,
      msg: { al: sentence('al'), en: sentence('en') },
    })),
  };
}

export function listFiles(rows: PlannedRow[]): string[] {
  const sound = rows.filter(({ fields }) => fields !== null);
  return [...new Set(sound.flatMap(({ photos }) => filesOf(photos)))];
}

export const filesOf = (photos: PlannedRow['photos']) =>
  (photos ?? []).flatMap((photo) => ('file' in photo ? [photo.file] : []));

function columnOf(path: string, cellOf: CellOf): Target {
  if (path === 'industry_id') return 'category';
  if (path === 'images') return 'photos';
  if (path === 'sale' && cellOf('old_price') !== undefined) return 'old_price';
  return columnOfField(path as ProductFieldName);
}

/**
 * Checks the values of a row by the rules of the product form. Fields that the row does not give keep their values in
 * the product it changes.
 * @param hasPhotos whether the row provides photos, or needs none
 * @param key its article number; default: the present one
 * @param isUnfinished whether it may be a draft
 */
function checkFields(
  values: RowValues,
  known: StoredProduct | undefined,
  hasPhotos: boolean,
  key: string | undefined,
  isUnfinished: boolean,
): { fields: StoredFields } | { faults: FieldFault[] } {
  // The days of a sale stay only while it does, so they are not sent again.
  const { sale_from: _from, sale_to: _to, ...kept } = known?.fields ?? {};
  const { success, data, error } = newProduct(known?.fields).safeParse({
    ...kept,
    ...values,
    ...(isUnfinished && { state: 'draft' }),
    images: hasPhotos ? [{ key: '' }] : (known?.pictures ?? []),
  });
  if (!success) return { faults: faultsOf(error.issues) };
  return { fields: productFields(data, key ?? known?.fields.external_key, known?.fields) };
}
