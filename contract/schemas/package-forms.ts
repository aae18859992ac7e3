import { z } from '@hono/zod-openapi';
import { blankAsAbsent, blankAsNull, blankClears } from '../fields/blank.ts';
import { choice, state } from '../fields/choice.ts';
import {
  checkNeeds,
  type ReportField,
  type TellStored,
  type Told,
  toldRule,
} from '../fields/fault.ts';
import { list } from '../fields/list.ts';
import { decimal, id, wholeNumber } from '../fields/number.ts';
import { checkSale, checkSaleDays, saleDayInputs } from '../fields/sale.ts';
import type { StoredSale } from '../sale-days.ts';
import { line, lines } from '../fields/text.ts';
import { listLengths, maxId, price, quantity, textLimits } from '../limits.ts';
import { currencies, saleTypes } from '../money.ts';

const length = { min: 1, max: listLengths.packageProducts };

const fields = {
  package_name: line(textLimits.name),
  package_description_en: blankAsNull(lines(textLimits.description)),
  package_description_al: blankAsNull(lines(textLimits.description)),
  state: state(),
  price: blankAsAbsent(decimal(price.min, price.max)),
  currency: blankAsAbsent(choice(currencies)),
  sale: blankClears(decimal(0, price.max)).describe(
    'Percent, or an amount by `sale_type`. When it is not sent, it stays, but a fixed one above the price ends',
  ),
  sale_type: blankClears(choice(saleTypes)),
  ...saleDayInputs,
  product_ids: blankAsAbsent(list(id(), length)).describe(
    'The quantities of a product that is given more than once are added up',
  ),
  quantity: blankAsAbsent(list(wholeNumber(quantity.min, quantity.max), length)).describe(
    'Parallel to `product_ids`; an entry of 0 leaves the product out',
  ),
};

const creation = z.object(fields);
const change = z.object({
  ...fields,
  id: id(),
  version: blankAsAbsent(wholeNumber(0, maxId)),
});

type Fields = { [Field in keyof z.output<typeof creation>]?: unknown };

type GivenSale = Pick<z.output<typeof creation>, 'sale' | 'sale_type'>;

/** The sale of a package after a form, in which what is not sent stays. */
export function saleAfter({ sale: sent, sale_type: sentType }: GivenSale, before?: StoredSale) {
  const sale = (sent === undefined ? before?.sale : sent) ?? 0;
  const type = (sentType === undefined ? before?.sale_type : sentType) ?? 'percentage';
  return { sale, sale_type: sale === 0 ? null : type };
}

/** The two lists must match, and only a draft may be empty. */
function checkPackage(form: Fields, { state, sale: before }: Told, report: ReportField): void {
  checkNeeds(form, ['price', 'currency', 'product_ids', 'quantity'], state, report);
  const sale = saleAfter(form as GivenSale, before);
  if (form.sale !== undefined || form.sale_type !== undefined)
    checkSale({ price: form.price, sale: sale.sale, saleType: sale.sale_type }, report);
  checkSaleDays({ ...form, ...sale }, before, report);
  const { product_ids: ids, quantity: counts } = form;
  if (ids === undefined && counts !== undefined) report('product_ids', 'api_required');
  if (counts === undefined && ids !== undefined) report('quantity', 'api_required');
  if (!Array.isArray(ids) || !Array.isArray(counts)) return;
  if (ids.length !== counts.length) report('quantity', 'api_lists_differ');
  else if (state !== 'draft' && ids.length > 0 && counts.every((count) => count === 0))
    report('quantity', 'api_package_empty');
}

type Contents = Pick<z.output<typeof creation>, 'product_ids' | 'quantity'>;

/**
 * The two lists become one list of products, each once with all that is given of it; those with none are dropped. The
 * form of the pages adds a product that is chosen again in the same way.
 */
function joinLists<Form extends Contents>(
  { product_ids = [], quantity: counts = [], ...form }: Form,
  context: z.RefinementCtx,
) {
  const sums = new Map<number, number>();
  for (const [index, id] of product_ids.entries()) {
    sums.set(id, (sums.get(id) ?? 0) + (counts[index] ?? 0));
  }
  const products = Array.from(sums, ([productId, sum]) => ({ productId, quantity: sum })).filter(
    (entry) => entry.quantity > 0,
  );
  if (products.some((entry) => entry.quantity > quantity.max)) {
    context.addIssue({
      code: 'too_big',
      origin: 'number',
      maximum: quantity.max,
      inclusive: true,
      path: ['quantity'],
      input: counts,
    });
  }
  return { ...form, products };
}

export const NewPackageForm = creation
  .superRefine(...toldRule<Fields>(checkPackage))
  .transform(joinLists);
export type NewPackageForm = z.output<typeof NewPackageForm>;

export const packageChange = (tell?: TellStored) =>
  change.superRefine(...toldRule<Fields>(checkPackage, tell)).transform(joinLists);
export const PackageChangeForm = packageChange();
export type PackageChangeForm = z.output<typeof PackageChangeForm>;
