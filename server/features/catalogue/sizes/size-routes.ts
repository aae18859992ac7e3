import * as routes from '@orendi/contract/routes/private-products';
import type { SavedSizes, SizesForm, Unmeasured } from '@orendi/contract/schemas/product';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/rate-limit.ts';
import { member, orOperator } from '../../../platform/http/scopes.ts';
import { noProductFound } from '../../../platform/http/api-error.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { writeListings } from '../../discovery/index.ts';
import { listOwnById, type OwnProduct } from '../save-product-queries.ts';
import { sql } from 'kysely';
import { readPage } from '../../../platform/db/read-page.ts';
import type { Db } from '../../../platform/db/tables.ts';

export function sizeRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  const editor = orOperator(db, member);

  api.answer(guarded(routes.listUnmeasured, editor), async (c) => {
    const found = await listUnmeasured(db, c.get('businessId'), c.req.valid('query'));
    for (const row of found.results) row.image &&= c.get('pictureAddress')(row.image);
    return found;
  });

  const ownChanges = [editor, limitByAccount(countCall, changeLimit)] as const;
  api.answer(guarded(routes.updateSizes, ...ownChanges, requireJson), (c) =>
    updateSizes(services, c.get('businessId'), c.req.valid('json')),
  );
}

/**
 * Leaves stale versions; a product's last row counts.
 * @throws ApiError NOT_FOUND for another business's
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
type Sizes = Pick<OwnProduct, 'id' | 'length' | 'width' | 'height'>;

/** The sent sizes, and the known ones where none was sent. */
function given({ id, ...known }: OwnProduct, wanted: Wanted | undefined): Sizes {
  const { length = known.length, width = known.width, height = known.height } = wanted ?? {};
  return { id, length, width, height };
}

/** SQL condition: a dimension of the product `p`, no draft, is missing or 0. */
const lacksSize = sql`p.state <> 'draft' and (coalesce(p.length, 0) = 0 or coalesce(p.width, 0) = 0 or coalesce(p.height, 0) = 0)`;

/** The newest first, with the keys of their images. */
function listUnmeasured(db: Db, businessId: number, page: { page: number; perPage: number }) {
  const columns = sql<Unmeasured>`p.id, p.product_name, p.length, p.width, p.height, p.version,
    k.picture_key as image, k.focus as image_focus`;
  return readPage(db, page, columns, {
    found: sql`from product p left join product_picture k on k.product_id = p.id and k.position = 0
      where p.business_id = ${businessId} and ${lacksSize}`,
    order: sql`p.created_at desc, p.id desc`,
  });
}

/** @returns the products whose sizes have changed, with their new versions */
async function setSizes(trx: Db, products: Sizes[]) {
  const { rows } = await sql<{ id: number; version: number }>`
    update product p set length = s.length, width = s.width, height = s.height,
      version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(products)}::json)
      as s(id integer, length numeric, width numeric, height numeric)
    where p.id = s.id and (p.length, p.width, p.height) is distinct from (s.length, s.width, s.height)
    returning p.id, p.version`.execute(trx);
  return rows;
}
