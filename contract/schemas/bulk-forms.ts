import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { Id } from '../fields/answer.ts';
import { choice } from '../fields/choice.ts';
import { missingOr, withRule } from '../fields/fault.ts';
import { list } from '../fields/list.ts';
import { decimal, id } from '../fields/number.ts';
import { checkSale } from '../fields/sale.ts';
import { listLengths, maxId, price } from '../limits.ts';
import { listingStates, type ListingType } from '../listings.ts';
import { saleTypes } from '../money.ts';

const length = { min: 1, max: listLengths.bulkIds };

/** One sale for several products; `sale` 0 ends their sales. */
export const SaleForm = withRule(
  z.object({
    ids: list(id(), length),
    sale: decimal(0, price.max),
    saleType: choice(saleTypes),
  }),
  checkSale,
).openapi('SaleForm');
export type SaleForm = z.output<typeof SaleForm>;

/** Products and packages to delete together; comes out as two lists of distinct ids. */
export const MergedDeleteForm = z
  .object({ ids: list(mergedId(), length) })
  .transform(({ ids }) => splitIds(ids))
  .openapi('MergedDeleteForm');
export type MergedDeleteForm = z.output<typeof MergedDeleteForm>;

/** Products and packages to publish, hide or make drafts of. */
export const MergedStateForm = z
  .object({ ids: list(mergedId(), length), state: choice(listingStates) })
  .transform(({ ids, state }) => ({ ...splitIds(ids), state }))
  .openapi('MergedStateForm');
export type MergedStateForm = z.output<typeof MergedStateForm>;

/** Products and packages to print labels of. */
export const LabelsQuery = z
  .object({ ids: list(mergedId(), { min: 1, max: listLengths.labels }) })
  .transform(({ ids }) => splitIds(ids));

function splitIds(ids: MergedId[]) {
  const idsOf = (type: ListingType) => [
    ...new Set(ids.filter((entry) => entry.type === type).map((entry) => entry.id)),
  ];
  return { productIds: idsOf('product'), packageIds: idsOf('package') };
}

const packages = z.array(z.object({ id: Id, package_name: z.string() }));

/** Counts the packages that a deletion also removed, as they were left without a product. */
export const Deletion = named('Deletion', { deletedPackages: packages });
export type Deletion = z.infer<typeof Deletion>;

/** Everything that came back, packages that were deleted with their last piece included. */
export const Restoration = named('Restoration', {
  products: z.array(z.object({ id: Id, product_name: z.string() })),
  packages,
});
export type Restoration = z.infer<typeof Restoration>;

interface MergedId {
  type: ListingType;
  id: number;
}

/** An id in the merged table of products and packages: `12`, `"13"`, or `"pkg-7"` for a package. */
function mergedId() {
  return z
    .union([z.number(), z.string()], missingOr('api_whole_number'))
    .transform((value, context): MergedId => {
      const [, prefix, digits] = /^(pkg-)?(\d{1,10})$/.exec(String(value)) ?? [];
      const id = Number(digits);
      if (!(id >= 1 && id <= maxId)) {
        context.addIssue({ code: 'custom', message: 'api_whole_number' });
      }
      return { type: prefix === undefined ? 'product' : 'package', id };
    });
}
