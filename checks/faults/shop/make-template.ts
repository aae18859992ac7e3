import { join } from 'node:path';
import { createChanges } from '@orendi/server/platform/db/changes';
import { silentLog } from '@orendi/server/platform/log/log';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { openShop, type Shop } from '../../product/open-shop.ts';
import type { Undo } from '../../product/undo.ts';
import { signInSeller } from '../../visitors/seller.ts';

/** A data folder with one seller, who is signed in, and one product, for rows to copy. */
export type Template = Awaited<ReturnType<typeof makeTemplate>>;

/** Made by the product itself, so that no row has to wait for a first start. */
export async function makeTemplate(undo: Undo) {
  const dataDir = join(await makeTempFolder(undo), 'data');
  const shop = await openShop(dataDir, undo);
  const filled = await fillShop(shop);
  await shop.stop();
  return { dataDir, ...filled };
}

/** Gives a running shop its seller and its product. */
export async function fillShop({ port, database: { db } }: Pick<Shop, 'port' | 'database'>) {
  const services = { services: { db, changes: createChanges(db, silentLog) } };
  const businessId = await createBusiness(services);
  const productId = await createProduct(services, { business_id: businessId });
  return { productId, headers: await signInSeller(port, db, businessId) };
}
