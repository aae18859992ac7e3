import type { Prepared } from '../calls/valid-call.ts';
import { factorRecipes } from './factor-recipes.ts';
import { operatorRecipes, operatorUnreachable } from './operator-recipes.ts';
import {
  contents,
  listingRequest,
  makePreview,
  request,
  solveCaptcha,
  writeSheet,
} from './make-things.ts';
import type { World } from './world.ts';

/**
 * How a call gets what only a person who uses the product would have: ids of own things, links from mails, passwords. A
 * call without a recipe is made by the seller, or by a visitor, with values drawn from its schema.
 */
export type Recipe = (world: World) => Promise<Prepared>;

const ownId = (kind: 'product' | 'package') => async (world: World) => ({
  by: await world.seller(),
  path: { id: await world.own(kind) },
});
const anyId = (kind: 'product' | 'package') => async (world: World) => ({
  path: { id: await world.own(kind) },
});
async function businessId(world: World) {
  const by = await world.seller();
  const { id } = await world.perform<{ id: number }>('getOwnBusiness', { by });
  return { path: { id } };
}
const byThrowaway: Recipe = async (world) => ({ by: await world.throwaway() });

const accounts: Record<string, Recipe> = {
  login: async (world) => {
    const { email, password } = await world.throwaway();
    return { body: { email, password } };
  },
  logout: byThrowaway,
  changePassword: async (world) => {
    const by = await world.throwaway();
    return { by, body: { currentPassword: by.password } };
  },
  changeEmail: byThrowaway,
  deleteAccount: byThrowaway,
  endOtherSessions: byThrowaway,
  resendVerification: async (world) => ({ by: await world.unverified() }),
  verifyEmail: async (world) => {
    const { email } = await world.register();
    return { path: { token: await world.mailedToken(email, 'verify-email') } };
  },
  forgetPassword: async (world) => ({ body: { email: (await world.throwaway()).email } }),
  checkResetLink: async (world) => ({ path: { token: await resetToken(world) } }),
  listKeptFactors: async (world) => ({ path: { token: await resetToken(world) } }),
  resetPassword: async (world) => ({ body: { token: await resetToken(world) } }),
  endSession: async (world) => {
    const by = await world.throwaway();
    const { email, password } = by;
    await world.perform('login', { body: { email, password } });
    const sessions = await world.perform<{ id: number; isCurrent: boolean }[]>('listSessions', {
      by,
    });
    return { by, path: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id } };
  },
  createBusiness: async (world) => ({ by: await world.newcomer() }),
};

const things: Record<string, Recipe> = {
  getBusiness: businessId,
  getAssortment: businessId,
  recordBusinessView: businessId,
  getProduct: anyId('product'),
  getPackage: anyId('package'),
  recordProductView: anyId('product'),
  recordPackageView: anyId('package'),
  listRelated: anyId('product'),
  getOwnProduct: ownId('product'),
  getOwnPackage: ownId('package'),
  updateProduct: async (world) => ({
    by: await world.seller(),
    body: { id: await world.own('product') },
  }),
  deleteProduct: async (world) => ({
    by: await world.seller(),
    ...(world.random.chance(0.5)
      ? { query: { productId: await world.own('product') } }
      : { body: { productId: await world.own('product') } }),
  }),
  createSale: async (world) => ({
    by: await world.seller(),
    body: {
      ids: [await world.own('product')],
      sale: world.random.below(90),
      saleType: 'percentage',
    },
  }),
  updateSizes: async (world) => ({
    by: await world.seller(),
    body: { products: [{ id: await world.own('product'), height: world.random.below(300) }] },
  }),
  deleteMerged: async (world) => ({
    by: await world.seller(),
    body: { ids: [await world.own('product'), `pkg-${await world.own('package')}`] },
  }),
  createPackage: async (world) => ({ by: await world.seller(), body: await contents(world) }),
  updatePackage: async (world) => ({
    by: await world.seller(),
    body: { id: await world.own('package'), ...(await contents(world)) },
  }),
  deletePackage: async (world) => ({
    by: await world.seller(),
    ...(world.random.chance(0.5)
      ? { query: { packageId: await world.own('package') } }
      : { body: { packageId: await world.own('package') } }),
  }),
  updateCoverPhoto: async (world) => ({ by: await world.seller() }),
};

const requests: Record<string, Recipe> = {
  submitRequest: request,
  reportListing: listingRequest,
  openContact: async (world) => {
    const method = world.random.pick(['phone', 'whatsapp', 'viber'] as const);
    const itemId = world.random.chance(0.5) ? await world.own('product') : undefined;
    return { ...(await businessId(world)), body: { method, itemId } };
  },
  updateOrder: async (world) => ({
    by: await world.seller(),
    body: { requestId: await world.own('order') },
  }),
  settleHeld: async (world) => {
    const by = await world.seller();
    // A filled honeypot is what holds a request for certain.
    const body = {
      id: await world.own('product'),
      type: 'product',
      token: await solveCaptcha(world),
    };
    await world.perform('submitRequest', {
      body: { ...body, signals: { website: 'https://a.example' } },
    });
    const { results } = await world.perform<{ results: { id: number }[] }>('listHeld', { by });
    return { by, body: { ids: results.slice(0, 1).map(({ id }) => id) } };
  },
};

const imports: Record<string, Recipe> = {
  previewImport: writeSheet,
  getImport: async (world) => ({
    path: { id: await makePreview(world) },
    by: await world.seller(),
  }),
  applyImport: async (world) => ({
    path: { id: await makePreview(world) },
    by: await world.seller(),
  }),
  undoImport: async (world) => {
    const [id, by] = [await makePreview(world), await world.seller()];
    await world.perform('applyImport', { path: { id }, by });
    return { path: { id }, by };
  },
};

export const recipes: Partial<Record<string, Recipe>> = {
  ...accounts,
  ...factorRecipes,
  ...things,
  ...requests,
  ...imports,
  ...operatorRecipes,
};

/** Calls that cannot succeed here, and why. */
export const unreachable: Partial<Record<string, string>> = {
  createPasskey: 'only a browser with an authenticator can make a passkey',
  renamePasskey: 'needs a passkey',
  removePasskey: 'needs a passkey',
  signInWithPasskey: 'needs a passkey',
  ...operatorUnreachable,
};

async function resetToken(world: World): Promise<string> {
  const { email } = await world.throwaway();
  await world.perform('forgetPassword', { body: { email } });
  return world.mailedToken(email, 'reset-password');
}
