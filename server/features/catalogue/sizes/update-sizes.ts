import type { SavedSizes, SizesForm } from '@orendi/contract/schemas/product';
import type { Services } from '../../../services.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { writeListings } from '../../discovery/index.ts';
import { listOwnById, type OwnProduct } from '../save-product-queries.ts';
import { setSizes, type Sizes } from './size-queries.ts';

/**
 * Changes the sizes of own products; those with a stale version are left as they are. Of several rows for one product the
 * last counts.
 * @throws ApiError NOT_FOUND when one of them does not belong to the business
 */
export async function updateSizes(
  services: Pick<Services, 'changes'>,
  businessId: number,
  { products }: SizesForm,
): Promise<SavedSizes> {
  const wanted = new Map(products.map((product) => [product.id, product]));
  return changeBusiness(services, businessId, async (trx, touch) => {
    const known = await listOwnById(trx, businessId, [...wanted.keys()]);
    if (known.length < wanted.size) throw noProductFound();
    const isStale = ({ id, version }: { id: number; version: number }) =>
      (wanted.get(id)?.version ?? version) !== version;
    const fresh = known.filter((product) => !isStale(product));
    const changed = await setSizes(
      trx,
      fresh.map((product) => given(product, wanted.get(product.id))),
    );
    if (changed.length > 0) {
      await writeListings(trx, touch, { productIds: changed.map(({ id }) => id) });
    }
    const versions = new Map(changed.map(({ id, version }) => [id, version]));
    return {
      saved: fresh.map(({ id, version }) => ({ id, version: versions.get(id) ?? version })),
      stale: known.filter(isStale).map(({ id }) => id),
    };
  });
}

type Wanted = SizesForm['products'][number];

/** A product's sizes, with those that are sent in their places. */
function given({ id, ...known }: OwnProduct, wanted: Wanted | undefined): Sizes & { id: number } {
  const { length = known.length, width = known.width, height = known.height } = wanted ?? {};
  return { id, length, width, height };
}
