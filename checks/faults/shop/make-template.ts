import { join } from 'node:path';
import { makeTempFolder } from '../../product/make-temp-folder.ts';
import { openShop } from '../../product/open-shop.ts';
import type { Undo } from '../../product/undo.ts';
import { createChanges } from '@orendi/server/platform/db/changes';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';
import { silentLog } from '@orendi/server/platform/log/log';
import { createBusiness, createProduct } from '@orendi/server/testing/factories';
import { goodPassword, registerForm, visitorHeaders } from '@orendi/server/testing/seller';

/** A data folder with one seller and one product, for rows to copy. */
export interface Template {
  dataDir: string;
  productId: number;
  /** The seller's. */
  email: string;
  password: string;
}

/** Made by the product itself, so that no row has to wait for a first start. */
export async function makeTemplate(undo: Undo): Promise<Template> {
  const dataDir = join(await makeTempFolder(undo), 'data');
  const shop = await openShop(dataDir, undo);
  const filled = await fillShop(shop.port, shop.database.db);
  await shop.stop();
  return { dataDir, ...filled };
}

/** Gives a running shop its seller and its product. */
export async function fillShop(
  port: number,
  db: OpenDatabase['db'],
): Promise<Omit<Template, 'dataDir'>> {
  const form = registerForm();
  const response = await fetch(`http://127.0.0.1:${port}/v1/auth/register`, {
    method: 'POST',
    headers: visitorHeaders,
    body: JSON.stringify(form),
  });
  if (!response.ok) throw new Error(`Signing up answered ${response.status}.`);
  const services = { services: { db, changes: createChanges(db, silentLog) } };
  const businessId = await createBusiness(services);
  const productId = await createProduct(services, { business_id: businessId });
  await db.updateTable('account').set({ isactive: true, business_id: businessId }).execute();
  // The mail that greets the seller is not among those that rows count.
  await db.deleteFrom('mail').execute();
  return { productId, email: String(form.email), password: goodPassword };
}
