import { z } from '@hono/zod-openapi';
import { blankAsAbsent } from '../fields/blank.ts';
import { choice, state } from '../fields/choice.ts';
import {
  checkNeeds,
  type ReportField,
  type TellStored,
  type Told,
  toldRule,
  withRule,
} from '../fields/fault.ts';
import { focusByPhoto, pictureFile, pictureFiles } from '../fields/picture.ts';
import { each } from '../fields/named.ts';
import { list } from '../fields/list.ts';
import { decimal, id, wholeNumber } from '../fields/number.ts';
import { checkSale, checkSaleDays, saleDayInputs } from '../fields/sale.ts';
import type { StoredSale } from '../sale-days.ts';
import { line, pictureAddress, requiredLines } from '../fields/text.ts';
import { maxId, photos, price, textLimits } from '../limits.ts';
import { currencies, saleTypes } from '../money.ts';
import { albanianDetails, publishedNeeds } from '../product-fields.ts';
import { detailInputs, keptInputs } from './product-details.ts';

const photoAddresses = blankAsAbsent(list(pictureAddress(), { min: 0, max: photos.max }));

const fields = {
  product_name: line(textLimits.name),
  state: state(),
  description_en: blankAsAbsent(requiredLines(textLimits.description)),
  description_al: blankAsAbsent(requiredLines(textLimits.description)),
  price: blankAsAbsent(decimal(price.min, price.max)),
  currency: blankAsAbsent(choice(currencies)),
  sale: blankAsAbsent(decimal(0, price.max)).transform((sale) => sale ?? 0),
  sale_type: blankAsAbsent(choice(saleTypes)).transform((type) => type ?? 'percentage'),
  ...saleDayInputs,
  ...each(['industry_id', 'category_id'], blankAsAbsent(id())),
  ...detailInputs,
  images: pictureFiles(),
  ...each(['existingPhotosUrls', 'deletedPhotosUrls'], photoAddresses),
  photosOrder: blankAsAbsent(list(line(textLimits.url), { min: 0, max: 2 * photos.max })),
  photosFocus: blankAsAbsent(focusByPhoto(2 * photos.max)),
};

const creation = z.object(fields);
const change = z.object({
  ...fields,
  ...keptInputs,
  id: id(),
  version: blankAsAbsent(wholeNumber(0, maxId)),
});

type Fields = { [Field in keyof z.output<typeof creation>]?: unknown };

/** The rules shared by new and changed products. */
function checkProduct(form: Fields, { state, sale: before }: Told, report: ReportField): void {
  checkNeeds(form, publishedNeeds, state, report);
  if (form.category_id !== undefined) checkNeeds(form, ['industry_id'], undefined, report);
  for (const { albanian, english } of albanianDetails) {
    if (form[english] === null && form[albanian] !== null) report(english, 'api_material_pair');
    if (form[english] !== null && form[albanian] === null) report(albanian, 'api_material_pair');
  }
  checkSale({ price: form.price, sale: form.sale, saleType: form.sale_type }, report);
  checkSaleDays(form, before, report);
}

/** @param before the sale of the product that is overwritten, if there is one */
export const newProduct = (before?: StoredSale) =>
  withRule(creation, (form, report) => {
    const { images, existingPhotosUrls = [], state } = form;
    checkProduct(form, { state, sale: before }, report);
    if (state === 'draft' || !Array.isArray(images) || !Array.isArray(existingPhotosUrls)) return;
    if (images.length + existingPhotosUrls.length < photos.min)
      report('images', 'api_photo_required');
  });
export const NewProductForm = newProduct();
export type NewProductForm = z.output<typeof NewProductForm>;

/** The number of remaining photos depends on the stored ones, so the operation checks it. */
export const productChange = (tell?: TellStored) =>
  change.superRefine(...toldRule<Fields>(checkProduct, tell));
export const ProductChangeForm = productChange();
export type ProductChangeForm = z.output<typeof ProductChangeForm>;

/** A photo sent ahead of its product's form. */
export const PhotoForm = z.object({ image: pictureFile() });
