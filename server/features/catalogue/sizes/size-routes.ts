import * as routes from '@orendi/contract/routes/private-products';
import type { SavedSizes, SizesForm, Unmeasured } from '@orendi/contract/schemas/product';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/limit-by-account.ts';
import { owner } from '../../../platform/http/scopes.ts';
import {
  type PictureAddress,
  pictureAddresses,
} from '../../../platform/media/picture-addresses.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { writeListings } from '../../discovery/index.ts';
import { listOwnById, type OwnProduct } from '../save-product-queries.ts';
import {
  countUnmeasured,
  listUnmeasured,
  setSizes,
  type Sizes,
  type UnmeasuredRow,
} from './size-queries.ts';

export function sizeRoutes(api: Api, services: Services): void {
  const { countCall, db, settings } = services;

  api.openapi(guarded(routes.listUnmeasured, owner), async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), settings.mediaUrl);
    const { page, perPage } = c.req.valid('query');
    const range = { limit: perPage, offset: (page - 1) * perPage };
    const [rows, total] = await Promise.all([
      listUnmeasured(db, c.get('businessId'), range),
      countUnmeasured(db, c.get('businessId')),
    ]);
    const results = rows.map((row) => presentUnmeasured(row, address));
    return c.json({ data: { results, page, perPage, total } }, 200);
  });

  const ownChanges = [owner, limitByAccount(countCall, changeLimit)] as const;
  api.openapi(guarded(routes.updateSizes, ...ownChanges, requireJson), async (c) => {
    const data = await updateSizes(services, c.get('businessId'), c.req.valid('json'));
    return c.json({ data }, 200);
  });
}

function presentUnmeasured(
  { picture_key, picture_focus, ...row }: UnmeasuredRow,
  address: PictureAddress,
): Unmeasured {
  const image = picture_key === null ? null : address(picture_key);
  return { ...row, image, image_focus: picture_focus };
}

/**
 * Leaves those with a stale version as they are. Of several rows for one product the last counts.
 * @throws ApiError NOT_FOUND when one of them does not belong to the business
 */
async function updateSizes(
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

/** The sent sizes, and the known ones where none was sent. */
function given({ id, ...known }: OwnProduct, wanted: Wanted | undefined): Sizes & { id: number } {
  const { length = known.length, width = known.width, height = known.height } = wanted ?? {};
  return { id, length, width, height };
}
