import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import type { World } from './world.ts';

/** Products of a package with their quantities. */
export async function contents(world: World) {
  const ids = new Set([await world.own('product'), await world.own('product')]);
  return { product_ids: [...ids], quantity: [...ids].map(() => 1 + world.random.below(5)) };
}

/** A visitor's form about something of the seller, with the captcha solved that the product gave. */
export async function fillForm(world: World, type: 'product' | 'package' | 'business', id: number) {
  const token = await solveToken({ challenge: () => world.perform('getCaptcha', {}) });
  return { id, type, token };
}

const headings =
  'ID,Product name,Description (English),Description (Albanian),Price,Currency,Category';

/** A sheet that changes one product of the seller. */
export async function writeSheet(world: World) {
  const id = await world.own('product');
  const price = 10 + world.random.below(500);
  const text = `${headings}\n${id},Divan ${price},Soft,I butë,${price},EUR,\n`;
  return { sheet: new File([text], 'sheet.csv', { type: 'text/csv' }), photos: undefined };
}

/** The id of a preview that can be applied. */
export async function makePreview(world: World): Promise<number> {
  const by = await world.seller();
  const { id } = await world.perform('previewImport', { by, body: await writeSheet(world) });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { state } = await world.perform<{ state: string }>('getImport', { by, path: { id } });
    if (state !== 'reading') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return id;
}
