import { z } from '@hono/zod-openapi';
import { blankAsAbsent } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { crossFieldRule, type ReportField } from '../fields/fault.ts';
import { focusByPhoto, pictureFiles } from '../fields/picture.ts';
import { list } from '../fields/list.ts';
import { decimal, id, wholeNumber } from '../fields/number.ts';
import { checkSale } from '../fields/sale.ts';
import { line, pictureAddress, requiredLines } from '../fields/text.ts';
import { maxId, photos, price, textLimits } from '../limits.ts';
import { currencies, saleTypes } from '../money.ts';
import { albanianDetails } from '../product-fields.ts';
import { detailInputs, keptInputs } from './product-details.ts';

const photoAddresses = () => blankAsAbsent(list(pictureAddress(), { min: 0, max: photos.max }));

const fields = {
  product_name: line(textLimits.name),
  description_en: requiredLines(textLimits.description),
  description_al: requiredLines(textLimits.description),
  price: decimal(price.min, price.max),
  currency: choice(currencies),
  sale: blankAsAbsent(decimal(0, price.max)).transform((sale) => sale ?? 0),
  sale_type: blankAsAbsent(choice(saleTypes)).transform((type) => type ?? 'percentage'),
  industry_id: id(),
  category_id: id(),
  ...detailInputs,
  images: pictureFiles(),
  existingPhotosUrls: photoAddresses(),
  deletedPhotosUrls: photoAddresses(),
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
function checkProduct(form: Fields, report: ReportField): void {
  for (const { albanian, english } of albanianDetails) {
    if (form[english] === null && form[albanian] !== null) report(english, 'api_material_pair');
    if (form[english] !== null && form[albanian] === null) report(albanian, 'api_material_pair');
  }
  checkSale({ price: form.price, sale: form.sale, saleType: form.sale_type }, report);
}

const newProductRules = crossFieldRule<z.output<typeof creation>>((form, report) => {
  checkProduct(form, report);
  const { images, existingPhotosUrls = [] } = form;
  if (!Array.isArray(images) || !Array.isArray(existingPhotosUrls)) return;
  if (images.length + existingPhotosUrls.length < photos.min)
    report('images', 'api_photo_required');
});

export const NewProductForm = creation.superRefine(...newProductRules);
export type NewProductForm = z.output<typeof NewProductForm>;

/** The number of remaining photos depends on the stored ones, so the operation checks it. */
export const ProductChangeForm = change.superRefine(
  ...crossFieldRule<z.output<typeof change>>(checkProduct),
);
export type ProductChangeForm = z.output<typeof ProductChangeForm>;
