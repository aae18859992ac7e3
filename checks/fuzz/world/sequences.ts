import type { Prepared } from '../calls/call.ts';
import type { Answer } from '../document/check-answers.ts';
import { contents, makePreview } from './recipes.ts';
import type { World } from './world.ts';

/** Makes one call whose status is known. */
type Expect = (id: string, prepared: Prepared, ...statuses: number[]) => Promise<Answer>;
type Sequence = (world: World, expect: Expect) => Promise<void>;

const idOf = ({ body }: Answer) => (body as { data: { id: number } }).data.id;

const lifeOfProduct: Sequence = async (world, expect) => {
  const by = await world.seller();
  const id = idOf(await expect('createProduct', { by }, 201));
  await expect('updateProduct', { by, body: { id } }, 200);
  await expect('getProduct', { path: { id } }, 200);
  await expect('deleteProduct', { by, query: { productId: id } }, 200);
  await expect('getOwnProduct', { by, path: { id } }, 404);
  await expect('updateProduct', { by, body: { id } }, 404);
  await expect('deleteProduct', { by, query: { productId: id } }, 404);
  await expect('createSale', { by, body: { ids: [id], sale: 5, saleType: 'percentage' } }, 404);
  await expect('getProduct', { path: { id } }, 404);
  await expect('recordProductView', { path: { id } }, 404);
  await expect('createPackage', { by, body: { product_ids: [id], quantity: [1] } }, 404);
};

const lifeOfPackage: Sequence = async (world, expect) => {
  const by = await world.seller();
  const body = await contents(world);
  const id = idOf(await expect('createPackage', { by, body }, 201));
  await expect('updatePackage', { by, body: { id, ...body } }, 200);
  await expect('getPackage', { path: { id } }, 200);
  await expect('deleteMerged', { by, body: { ids: [`pkg-${id}`] } }, 200);
  await expect('getOwnPackage', { by, path: { id } }, 404);
  await expect('updatePackage', { by, body: { id, ...body } }, 404);
  await expect('deletePackage', { by, query: { packageId: id } }, 404);
  await expect('getPackage', { path: { id } }, 404);
};

const lifeOfImport: Sequence = async (world, expect) => {
  const [id, by] = [await makePreview(world), await world.seller()];
  await expect('undoImport', { by, path: { id } }, 404, 409);
  await expect('applyImport', { by, path: { id } }, 200);
  await expect('applyImport', { by, path: { id } }, 404, 409);
  await expect('getLastImport', { by }, 200);
  await expect('undoImport', { by, path: { id } }, 200);
  await expect('undoImport', { by, path: { id } }, 409);
};

const lifeOfAccount: Sequence = async (world, expect) => {
  const by = await world.register();
  const { email, password, cookies } = by;
  const kept = { cookies: new Map(cookies) };
  await expect('login', { body: { email, password } }, 200);
  await expect('deleteAccount', { by }, 200);
  await expect('listSessions', { by: kept }, 401);
  await expect('updateUser', { by: kept }, 401);
  await expect('login', { body: { email, password } }, 401);
};

const all = { lifeOfProduct, lifeOfPackage, lifeOfImport, lifeOfAccount };

/**
 * Lives through one of some sequences: made, changed, deleted, and used after that.
 * @throws Error when an answer is another than it must be at that point
 */
export async function runSequence(world: World): Promise<void> {
  const [name, sequence] = world.random.pick(Object.entries(all));
  await sequence(world, async (id, prepared, ...statuses) => {
    const answer = await world.attempt(id, prepared);
    if (statuses.includes(answer.status)) return answer;
    const { status, body } = answer;
    throw new Error(
      `${name}: ${id} answered ${status} instead of ${statuses.join(' or ')}: ${JSON.stringify(body)}`,
    );
  });
}
