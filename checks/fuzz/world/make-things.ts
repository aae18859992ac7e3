import type { RequestType } from '@orendi/contract/listings';
import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import type { Prepared } from '../calls/valid-call.ts';
import type { Account } from './account.ts';
import type { World } from './world.ts';

/** The token of a visitor who has solved the captcha that the product gave. */
export const solveCaptcha = (world: World): Promise<string> =>
  solveToken({ challenge: () => world.perform('getCaptcha', {}) });

const headings =
  'ID,Product name,Description (English),Description (Albanian),Price,Currency,Category';
const file = (text: string) => ({
  bytes: Buffer.from(text),
  filename: 'sheet.csv',
  type: 'text/csv',
});

/** A sheet that changes one product of the seller. */
export async function writeSheet(world: World): Promise<Prepared> {
  const [by, id] = [await world.seller(), await world.own('product')];
  const price = 10 + world.random.below(500);
  const sheet = file(`${headings}\n${id},Divan ${price},Soft,I butë,${price},EUR,\n`);
  return { by, body: { sheet, photos: undefined } };
}

/** The id of a preview that can be applied. */
export async function makePreview(world: World): Promise<number> {
  const prepared = await writeSheet(world);
  const { id } = await world.perform<{ id: number }>('previewImport', prepared);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { state } = await world.perform<{ state: string }>('getImport', {
      by: prepared.by,
      path: { id },
    });
    if (state !== 'reading') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return id;
}

/** Publishing by the document's own calls; `observe` keeps the ids. */
export const makeThings = {
  product: (world: World, by: Account) => world.perform('createProduct', { by }),
  package: async (world: World, by: Account) =>
    world.perform('createPackage', { by, body: await contents(world) }),
  order: async (world: World, by: Account) => {
    const { id } = await world.perform<{ id: number }>('submitRequest', await request(world));
    by.owned.order.push(id);
  },
};

/** Products of a package with their quantities. */
export async function contents(world: World) {
  const ids = new Set([await world.own('product'), await world.own('product')]);
  return { product_ids: [...ids], quantity: [...ids].map(() => 1 + world.random.below(5)) };
}

/** A visitor's form to the seller, about a listing or the business itself. */
export async function request(world: World): Promise<Prepared> {
  if (world.random.chance(0.7)) return listingRequest(world);
  const by = await world.seller();
  const { id } = await world.perform<{ id: number }>('getOwnBusiness', { by });
  return formAbout(world, 'business', id);
}

/** A visitor's form about something of the seller. */
export async function listingRequest(world: World): Promise<Prepared> {
  const type = world.random.pick(['product', 'package'] as const);
  return formAbout(world, type, await world.own(type));
}

/** With a captcha solved for it. */
async function formAbout(world: World, type: RequestType, id: number): Promise<Prepared> {
  const token = await solveCaptcha(world);
  const key = world.random.chance(0.3) ? `key ${world.newEmail()}` : undefined;
  return { body: { id, type, token }, headers: key ? { 'Idempotency-Key': key } : {} };
}
