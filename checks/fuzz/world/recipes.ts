import { maxId } from '@orendi/contract/limits';
import type { Prepared } from '../calls/call.ts';
import { pictures } from '../values/pictures.ts';
import { draw } from '../values/valid-values.ts';
import { type Account, codeOf } from './account.ts';
import { requestRecipes, withDelivered } from './request-recipes.ts';
import { poll } from '../../poll.ts';
import type { World } from './world.ts';

/**
 * How a call gets what only a person who uses the product would have: links from mails, passwords, things of a kind. A
 * call without a recipe has values drawn from its schema.
 */
export type Recipe = (world: World, path: Prepared['path']) => Promise<Prepared>;

const byThrowaway: Recipe = async (world) => ({ by: await world.as('throwaway') });
const withCode: Recipe = async (world) => ({ body: { code: codeOf(await world.as('operator')) } });
/** No code is asked for what does not exist: an operator has a few, which other calls need. */
const ofNobody: Recipe = async () => ({ path: { id: maxId } });
const withContents: Recipe = async (world) => ({ body: await contents(world) });

/** An account with a second factor, which nobody signs in to again. */
async function withFactor(world: World): Promise<{ by: Account }> {
  const by = await world.as('throwaway');
  const factors = await world.perform<{ authenticator: object | null }>('listFactors', { by });
  if (!factors.authenticator) {
    await world.perform('confirmAuthenticator', { by, body: await world.startFactor(by) });
  }
  return { by };
}

/** Half of the calls name the id in the address, the others in the body. */
const deletion =
  (name: string, kind: 'product' | 'package'): Recipe =>
  async (world) => {
    const place = world.random.pick(['query', 'body']);
    return { [place]: { [name]: await world.own(kind) } };
  };

export const recipes: Partial<Record<string, Recipe>> = {
  login: async (world) => {
    const { email, password } = await world.as('throwaway');
    return { body: { email, password } };
  },
  logout: byThrowaway,
  changePassword: byThrowaway,
  changeEmail: byThrowaway,
  deleteAccount: byThrowaway,
  endOtherSessions: byThrowaway,
  resendVerification: async (world) => ({ by: await world.as('unverified') }),
  forgetPassword: async (world) => ({ body: { email: (await world.as('throwaway')).email } }),
  resetPassword: async (world) => ({ body: { token: await resetToken(world) } }),
  endSession: async (world) => {
    const by = await world.as('throwaway');
    const { email, password } = by;
    await world.perform('login', { body: { email, password } });
    type Session = { id: number; isCurrent: boolean };
    const sessions = await world.perform<Session[]>('listSessions', { by });
    return { by, path: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id } };
  },
  startAuthenticator: async (world) => ({ by: await withoutFactor(world) }),
  confirmAuthenticator: async (world) => {
    const by = await withoutFactor(world);
    return { by, body: await world.startFactor(by) };
  },
  removeAuthenticator: removal,
  offerRecoveryCodes: withFactor,
  renewRecoveryCodes: async (world) => {
    const { by } = await withFactor(world);
    const { token } = await world.perform<{ token: string }>('offerRecoveryCodes', { by });
    return { by, body: { token } };
  },
  acceptInvitation: async (world) => ({
    by: await world.registerVerified(),
    body: { token: await invitationToken(world) },
  }),
  inviteStaff: async (world) => {
    await withdrawMany(world);
    return {};
  },
  removeStaff: async (world) => ({ path: { id: await addStaff(world) } }),
  createBusiness: async (world) => ({ by: await world.as('newcomer') }),
  createProduct: async (world) => {
    if (!world.random.chance(0.3)) return {};
    // A photo that the seller has sent ahead.
    const by = await world.as('seller');
    const { url } = await world.perform<{ url: string }>('sendPhoto', { by });
    return { body: { existingPhotosUrls: [url] } };
  },
  updateProduct: async (world) => ({ body: { id: await world.own('product') } }),
  deleteProduct: deletion('productId', 'product'),
  createSale: async (world) => {
    const sale = world.random.below(90);
    return { body: { ids: [await world.own('product')], sale, saleType: 'percentage' } };
  },
  updateSizes: async (world) => {
    const size = { id: await world.own('product'), height: world.random.below(300) };
    return { body: { products: [size] } };
  },
  deleteMerged: async (world) => ({
    body: { ids: [await world.own('product'), `pkg-${await world.own('package')}`] },
  }),
  updateStates: async (world) => ({
    by: await world.as('bystander'),
    body: { ids: [await anotherListing(world)], state: world.random.pick(['published', 'hidden']) },
  }),
  restoreMerged: async (world) => {
    const ids = [await deletedListing(world)];
    return { by: await world.as('bystander'), body: { ids } };
  },
  downloadLabels: async (world) => ({
    query: { ids: [await world.own('product'), `pkg-${await world.own('package')}`] },
  }),
  createPackage: withContents,
  updatePackage: async (world) => ({
    body: { id: await world.own('package'), ...(await contents(world)) },
  }),
  deletePackage: deletion('packageId', 'package'),
  listCards: async (world) => ({ query: { items: `product-${await world.own('product')}` } }),
  ...requestRecipes,
  openContact: async (world) => {
    const method = world.random.pick(['phone', 'whatsapp', 'viber']);
    const itemId = world.random.chance(0.5) ? await world.own('product') : undefined;
    return { body: { method, itemId } };
  },
  updateOrder: async (world, path) => {
    const { body } = await withDelivered(world, path);
    // A stage must agree with a status, a currency needs a price, and a day must not be over.
    const [stage, status] = world.random.pick([
      ['offered', true],
      ['new', undefined],
      [undefined, false],
    ]);
    const offered_price = world.random.pick([95, '']);
    const kept = { offered_price, follow_up_on: world.random.pick(['2099-12-24', '']) };
    return { body: { ...body, stage, status, ...kept } };
  },
  closeBusiness: async ({ random }) => ({
    body: random.pick([
      { closed_from: '2099-08-01', closed_to: '2099-08-15' },
      { closed_from: null, closed_to: null },
    ]),
  }),
  createLead: async (world) => {
    const item_id = world.random.chance(0.5) ? await world.own('product') : undefined;
    return { body: { item_id, item_type: item_id && 'product', press_id: undefined } };
  },
  getHistory: async (world) => ({
    query: { requestId: (await world.perform('createLead')).id },
  }),
  previewImport: async (world) => ({ body: await writeSheet(world) }),
  undoImport: async (world, path) => {
    await world.perform('applyImport', { by: await world.as('seller'), path });
    return {};
  },
  suspendBusiness: withCode,
  handOverBusiness: ofNobody,
  takeBackBusiness: ofNobody,
  hideListing: withCode,
  moveIndustry: async () => ({ body: { before: null } }),
  addSynonyms: async (world) => {
    const [name = ''] = world.newEmail().split('@');
    return { body: { words: [`${name}a`, `${name}bo`] } };
  },
  clearBanner: async (world) => {
    const path = { place: 'main' };
    const body = { photo: draw(pictures, world.random) };
    await world.perform('setBanner', { by: await world.as('operator'), path, body });
    return { path };
  },
  getLanding: async () => ({ query: { path: '/mobilje' } }),
  getLandingText: async () => ({ query: { path: '/furniture' } }),
  setLandingText: async () => ({ body: { path: '/mobilje' } }),
  publishPageText: async (world) => {
    const [by, path] = [await world.as('operator'), { page: 'help' }];
    type Edited = { versions: { version: number }[] };
    const { versions } = await world.perform<Edited>('getEditedPage', { by, path });
    const body = { al: '# Ndihma', en: '# Help', basedOn: versions[0]?.version ?? 0 };
    return { path, body };
  },
  acceptTerms: async (world) => {
    const by = await world.as('seller');
    const { version } = await world.perform<{ version: string }>('getTermsState', { by });
    return { body: { version } };
  },
  addCategory: async ({ random }) => ({ body: { industryId: 1, icon: draw(pictures, random) } }),
  changeCategory: async () => ({ body: { industryId: 1 } }),
  setExchangeRate: async ({ random }) => ({
    path: { currency: 'USD' },
    body: { perEur: 1 + random.next(), isSure: true },
  }),
};

/** Operators are given things that nobody else needs. */
export const anotherListing = async (world: World) =>
  (await world.perform('createProduct', { by: await world.as('bystander') })).id;

export async function deletedListing(world: World) {
  const id = await anotherListing(world);
  await world.perform('deleteMerged', { by: await world.as('bystander'), body: { ids: [id] } });
  return id;
}

export const resetToken = async (world: World) =>
  world.resetToken((await world.as('throwaway')).email);
export const verificationToken = async (world: World) =>
  world.mailedToken((await world.register()).email, 'verify-email');

/** The removal of a second factor, confirmed by a recovery code. */
async function removal(world: World) {
  const { by } = await withFactor(world);
  const renewed = await world.perform<{ recoveryCodes: string[] }>('renewRecoveryCodes', { by });
  return { by, body: { code: renewed.recoveryCodes[0], passkey: undefined } };
}

/** An account without a second factor, after it had one. */
async function withoutFactor(world: World): Promise<Account> {
  const removed = await removal(world);
  await world.perform('removeAuthenticator', removed);
  return removed.by;
}

export async function invitationToken(world: World): Promise<string> {
  const by = await world.as('seller');
  return world.linkToken('inviteStaff', { by, body: { email: null } });
}

/** So many may be open at a time. */
async function withdrawMany(world: World): Promise<void> {
  const by = await world.as('seller');
  type Invited = { invitations: { id: number }[] };
  const { invitations } = await world.perform<Invited>('listPeople', { by });
  if (invitations.length < 15) return;
  for (const { id } of invitations) await world.perform('withdrawInvitation', { by, path: { id } });
}

/** Makes a new account staff of the seller. */
async function addStaff(world: World): Promise<number> {
  const by = await world.registerVerified();
  const body = { token: await invitationToken(world) };
  await world.perform('acceptInvitation', { by, body });
  return (await world.perform('getUser', { by })).id;
}

/** Products of a package with their quantities. */
export async function contents(world: World) {
  const ids = new Set([await world.own('product'), await world.own('product')]);
  return { product_ids: [...ids], quantity: [...ids].map(() => 1 + world.random.below(5)) };
}

/** A sheet that changes one product of the seller. */
async function writeSheet(world: World) {
  const id = await world.own('product');
  const price = 10 + world.random.below(500);
  const headings =
    'ID,Product name,Description (English),Description (Albanian),Price,Currency,Category';
  const text = `${headings}\n${id},Divan ${price},Soft,I butë,${price},EUR,\n`;
  return { sheet: new File([text], 'sheet.csv', { type: 'text/csv' }), photos: undefined };
}

/** The id of a preview that can be applied. */
export async function makePreview(world: World): Promise<number> {
  const by = await world.as('seller');
  const { id } = await world.perform('previewImport', { by, body: await writeSheet(world) });
  const read = () => world.perform<{ state: string }>('getImport', { by, path: { id } });
  await poll(async () => (await read()).state !== 'reading', 2_000, 20);
  return id;
}
