import type { FocusByPhoto, UploadedPicture } from '@orendi/contract/fields/picture';
import { crossFieldRule } from '@orendi/contract/fields/fault';
import { maxId } from '@orendi/contract/limits';
import { NewProductForm, ProductChangeForm } from '@orendi/contract/schemas/product-forms';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { listIndustries } from '../industries.ts';
import type { ProductFields } from '../save-product-queries.ts';
import { listOwnPictures } from '../product-picture-queries.ts';
import { arrangePhotos, keysOf, type PhotoChange, readFocuses } from './arrange-photos.ts';
import { findProductState } from './own-product-queries.ts';

/* The product forms with the rules that only the server checks, whose faults are reported together with all others. */

export async function newProductForm(db: Kysely<Database>, businessId: number) {
  return NewProductForm.superRefine(...(await categoryRule(db))).superRefine(
    ...photoRule(async ({ existingPhotosUrls = [] }) => {
      const pictures = await listOwnPictures(db, businessId, keysOf(existingPhotosUrls));
      return pictures.map(({ key }) => key);
    }),
  );
}

export async function productChangeForm(db: Kysely<Database>, businessId: number) {
  return ProductChangeForm.superRefine(...(await categoryRule(db))).superRefine(
    ...photoRule(async ({ id }) => {
      const state = id === undefined ? null : await findProductState(db, businessId, id);
      return state?.pictures.map(({ key }) => key) ?? null;
    }),
  );
}

interface Place {
  industry_id: number;
  category_id: number;
}

/** The category must belong to the industry. */
async function categoryRule(db: Kysely<Database>) {
  const industries = await listIndustries(db);
  return crossFieldRule<Place>(({ industry_id, category_id }, report) => {
    if (typeof industry_id !== 'number') return;
    const industry = industries.find(({ id }) => id === industry_id);
    if (!industry) report('industry_id', 'api_industry_unknown');
    else if (typeof category_id !== 'number') return;
    else if (!industry.categories.some(({ id }) => id === category_id)) {
      report('category_id', 'api_category_unknown');
    }
  });
}

interface Photos extends PhotoChange {
  id?: number;
  images: UploadedPicture[];
}

/**
 * The photos must be consistent with the ones that may be kept.
 * @param presentOf the keys of those; null when there is no such product, which the operation reports
 */
function photoRule(presentOf: (form: PhotoChange & { id?: number }) => Promise<string[] | null>) {
  return crossFieldRule<Photos>(async ({ id, images, ...lists }, report) => {
    if (!isPictures(images) || !isPhotoChange(lists)) return;
    const added = images.map(({ key }) => key);
    const present = await presentOf({ ...lists, ...(isId(id) && { id }) });
    if (!present) return;
    arrangePhotos(present, added, lists, report);
    if (isPoints(lists.photosFocus)) readFocuses(present, added, lists.photosFocus, report);
  });
}

/* A field with a fault of its own has been reported already. */

/** The rule sees the number even with a fault of its own, and the database would refuse it. */
function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) <= maxId;
}

function isPictures(value: unknown): value is UploadedPicture[] {
  return Array.isArray(value) && value.every((entry: unknown) => typeof entry === 'object');
}

function isPhotoChange(lists: { [Field in keyof PhotoChange]?: unknown }): lists is PhotoChange {
  const { existingPhotosUrls, deletedPhotosUrls, photosOrder } = lists;
  return [existingPhotosUrls, deletedPhotosUrls, photosOrder].every(isTexts);
}

function isPoints(value: unknown): value is FocusByPhoto {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((point) => Array.isArray(point) && point.length === 2);
}

function isTexts(value: unknown): boolean {
  if (value === undefined) return true;
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** The fields of a product form as columns. */
export function productFields(
  form: NewProductForm,
  external_key: string | null = null,
): ProductFields {
  const {
    images: _,
    existingPhotosUrls: _e,
    deletedPhotosUrls: _d,
    photosOrder: _o,
    photosFocus: _f,
    ...fields
  } = form;
  return { ...fields, external_key, sale_type: form.sale > 0 ? form.sale_type : null };
}
