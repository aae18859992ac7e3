import type { Prepared } from '../calls/call.ts';
import { contents, makePreview } from './recipes.ts';
import type { World } from './world.ts';

/** A valid call, and the statuses of which one must come. */
type Step = [id: string, prepared: Prepared, ...statuses: number[]];

/** Things that are made here, and then changed, ended, and used after that. */
const lives: Record<string, (world: World) => Promise<Step[]>> = {
  async product(world) {
    const by = await world.as('seller');
    const { id } = await world.perform('createProduct', { by });
    const [path, deleted] = [{ id }, { by, query: { productId: id } }];
    return [
      ['updateProduct', { by, body: { id } }, 200],
      ['getProduct', { path }, 200],
      ['deleteProduct', deleted, 200],
      ['getOwnProduct', { by, path }, 404],
      ['updateProduct', { by, body: { id } }, 404],
      ['deleteProduct', deleted, 404],
      ['createSale', { by, body: { ids: [id], sale: 5, saleType: 'percentage' } }, 404],
      ['getProduct', { path }, 404],
      ['recordProductView', { path }, 404],
      ['createPackage', { by, body: { product_ids: [id], quantity: [1] } }, 404],
    ];
  },
  async package(world) {
    const by = await world.as('seller');
    const body = await contents(world);
    const { id } = await world.perform('createPackage', { by, body });
    const path = { id };
    return [
      ['updatePackage', { by, body: { id, ...body } }, 200],
      ['getPackage', { path }, 200],
      ['deleteMerged', { by, body: { ids: [`pkg-${id}`] } }, 200],
      ['getOwnPackage', { by, path }, 404],
      ['updatePackage', { by, body: { id, ...body } }, 404],
      ['deletePackage', { by, query: { packageId: id } }, 404],
      ['getPackage', { path }, 404],
    ];
  },
  async import(world) {
    const path = { id: await makePreview(world) };
    const by = await world.as('seller');
    return [
      ['undoImport', { by, path }, 404, 409],
      ['applyImport', { by, path }, 200],
      ['applyImport', { by, path }, 404, 409],
      ['getLastImport', { by }, 200],
      ['undoImport', { by, path }, 200],
      ['undoImport', { by, path }, 409],
    ];
  },
  async account(world) {
    const by = await world.register();
    const { email, password, cookies } = by;
    const gone = { by: { cookies: new Map(cookies) } };
    return [
      ['login', { body: { email, password } }, 200],
      ['deleteAccount', { by }, 200],
      ['listSessions', gone, 401],
      ['updateUser', gone, 401],
      ['login', { body: { email, password } }, 401],
    ];
  },
};

/**
 * Lives through one of them.
 * @throws Error when an answer is another than it must be at that point
 */
export async function liveThrough(world: World): Promise<void> {
  const [name, life] = world.random.pick(Object.entries(lives));
  for (const [id, prepared, ...statuses] of await life(world)) {
    const { status, body } = await world.attempt(id, prepared);
    if (statuses.includes(status)) continue;
    const answered = `${status} instead of ${statuses.join(' or ')}: ${JSON.stringify(body)}`;
    throw new Error(`the life of a ${name}: ${id} answered ${answered}`);
  }
}
