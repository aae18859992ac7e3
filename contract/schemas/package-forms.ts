import { z } from '@hono/zod-openapi';
import { blankAsAbsent, blankAsNull } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { crossFieldRule, type ReportField } from '../fields/cross-field-rule.ts';
import { list } from '../fields/list.ts';
import { decimal, id, wholeNumber } from '../fields/number.ts';
import { line, lines } from '../fields/text.ts';
import { listLengths, maxId, price, quantity, textLimits } from '../limits.ts';
import { currencies } from '../money.ts';

const length = { min: 1, max: listLengths.packageProducts };

const fields = {
  package_name: line(textLimits.name),
  package_description_en: blankAsNull(lines(textLimits.description)),
  package_description_al: blankAsNull(lines(textLimits.description)),
  price: decimal(price.min, price.max),
  currency: choice(currencies),
  product_ids: list(id(), length),
  quantity: list(wholeNumber(quantity.min, quantity.max), length).openapi({
    description: 'Parallel to `product_ids`; an entry of 0 leaves the product out',
  }),
};

const creation = z.object(fields);
const change = z.object({
  ...fields,
  id: id(),
  version: blankAsAbsent(wholeNumber(0, maxId)),
});

interface Lists {
  product_ids?: unknown;
  quantity?: unknown;
}

/** The two lists must match, no product may occur twice, and the package must not be empty. */
function checkContents({ product_ids: ids, quantity: counts }: Lists, report: ReportField): void {
  if (!Array.isArray(ids) || !Array.isArray(counts) || ids.length === 0) return;
  if (ids.length !== counts.length) report('quantity', 'api_lists_differ');
  else if (counts.every((count) => count === 0)) report('quantity', 'api_package_empty');
  if (new Set(ids).size < ids.length) report('product_ids', 'api_duplicate_items');
}

interface Contents {
  product_ids: number[];
  quantity: number[];
}

/** The two lists become one list of products with counts; those with count 0 are dropped. */
function joinLists<Form extends Contents>({ product_ids, quantity: counts, ...form }: Form) {
  const products = product_ids
    .map((productId, index) => ({ productId, quantity: counts[index] ?? 0 }))
    .filter((entry) => entry.quantity > 0);
  return { ...form, products };
}

export const NewPackageForm = creation
  .superRefine(...crossFieldRule<z.output<typeof creation>>(checkContents))
  .transform(joinLists);
export type NewPackageForm = z.output<typeof NewPackageForm>;

export const PackageChangeForm = change
  .superRefine(...crossFieldRule<z.output<typeof change>>(checkContents))
  .transform(joinLists);
export type PackageChangeForm = z.output<typeof PackageChangeForm>;
