import { FocusPoint } from '@orendi/contract/fields/answer';
import { crossFieldRule, type TellStored } from '@orendi/contract/fields/fault';
import { maxId } from '@orendi/contract/limits';
import { type ListingState, listingStates } from '@orendi/contract/listings';
import type { StoredSale } from '@orendi/contract/sale-days';
import { publishedNeeds } from '@orendi/contract/product-fields';
import { NewProductForm, productChange } from '@orendi/contract/schemas/product-forms';
import { z } from 'zod';
import type { Db } from '../../../platform/db/tables.ts';
import { setSale } from '../dated-sales.ts';
import type { Services } from '../../../services.ts';
import { listIndustries } from '../industries.ts';
import { tellStored } from '../states.ts';
import { listStoredProducts, type StoredFields } from '../save-product-queries.ts';
import type { ProductPicture } from '../product-picture-queries.ts';
import { arrangePhotos, readFocuses } from './arrange-photos.ts';
import { listKeepable } from './sent-photos.ts';

/* The product forms with the rules that only the server checks, whose faults are reported together with all others. */

type FormServices = Pick<Services, 'clock' | 'db' | 'secret'>;

export async function newProductForm(services: FormServices, businessId: number) {
  const { db } = services;
  return NewProductForm.superRefine(...(await categoryRule(db))).superRefine(
    ...photoRule(({ existingPhotosUrls: urls }) => listKeepable(db, services, businessId, urls)),
  );
}

export async function productChangeForm(services: FormServices, businessId: number) {
  const { db } = services;
  const tell = await tellStored(db, 'product', businessId);
  const rule = await categoryRule(db);
  return productChange(tell)
    .superRefine(...rule)
    .superRefine(
      ...photoRule(async ({ id, existingPhotosUrls: urls }) => {
        const ids = id === undefined ? [] : [id];
        const [product] = await listStoredProducts(db, businessId, { ids });
        return product ? listKeepable(db, services, businessId, urls, product) : null;
      }, tell),
    );
}

async function categoryRule(db: Db) {
  const industries = await listIndustries(db);
  type Place = Pick<NewProductForm, 'industry_id' | 'category_id'>;
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

const texts = z.array(z.string()).optional();

/** The fields that the photos depend on. One with a fault of its own has been reported already. */
const Photos = z.object({
  id: z.int().max(maxId).optional(),
  images: z.array(z.object({ key: z.string() })),
  existingPhotosUrls: texts,
  deletedPhotosUrls: texts,
  photosOrder: texts,
  photosFocus: z.record(z.string(), FocusPoint).optional().catch(undefined),
  state: z.enum(listingStates).optional().catch(undefined),
});

/**
 * Photos must be consistent with those kept.
 * @param presentOf those kept; null when there is no such product
 */
function photoRule(
  presentOf: (form: z.output<typeof Photos>) => Promise<ProductPicture[] | null>,
  tell: TellStored = ({ state }) => ({ state }),
) {
  return crossFieldRule<z.output<typeof Photos>>(async (form, report) => {
    const { data } = Photos.safeParse(form);
    const pictures = data && (await presentOf(data));
    if (!pictures) return;
    const present = pictures.map(({ key }) => key);
    const added = data.images.map(({ key }) => key);
    const state = tell(data).state as ListingState;
    arrangePhotos(present, added, { ...data, state }, report);
    readFocuses(present, added, data.photosFocus, report);
  });
}

export function productFields(
  form: NewProductForm,
  external_key: string | null = null,
  before?: StoredSale,
): StoredFields {
  const {
    images: _,
    existingPhotosUrls: _e,
    deletedPhotosUrls: _d,
    photosOrder: _o,
    photosFocus: _f,
    ...fields
  } = form;
  const lacking = Object.fromEntries(publishedNeeds.map((name) => [name, form[name] ?? null]));
  return { ...fields, ...lacking, ...setSale(form, before), external_key };
}
