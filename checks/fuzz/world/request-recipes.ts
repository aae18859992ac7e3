import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import { pictures } from '../values/pictures.ts';
import { draw } from '../values/valid-values.ts';
import known from './hints.json' with { type: 'json' };
import { anotherListing, type Recipe } from './recipes.ts';
import type { World } from './world.ts';

export const ownBusiness = async (world: World) =>
  (await world.perform('getOwnBusiness', { by: await world.as('seller') })).id;

const solveCaptcha = (world: World) =>
  solveToken({ challenge: () => world.perform('getCaptcha', {}) });

/** A visitor's form about something of the seller. */
async function fillForm(world: World, type: 'product' | 'package' | 'business', id?: number) {
  const findOwn = () => (type === 'business' ? ownBusiness(world) : world.own(type));
  return { id: id ?? (await findOwn()), type, token: await solveCaptcha(world) };
}

/** Requests that are held, as a filled honeypot holds one for certain. */
const holding =
  (list: string): Recipe =>
  async (world) => {
    const form = await fillForm(world, 'product');
    const signals = { website: 'https://a.example' };
    await world.perform('submitRequest', { body: { ...form, signals } });
    const by = await (list === 'listHeld' ? world.as('seller') : world.as('operator'));
    const { results } = await world.perform<{ results: { id: number }[] }>(list, { by });
    return { body: { ids: results.slice(0, 1).map(({ id }) => id) } };
  };

const formAbout =
  (...types: ('product' | 'package' | 'business')[]): Recipe =>
  async (world) => ({ body: await fillForm(world, world.random.pick(types)) });

/** The token of the link of a new request to the seller, as some calls end what others need. */
export const ownToken = async (world: World) =>
  world.linkToken('submitRequest', { body: await fillForm(world, 'product') });

/** A browser's, which has nothing to confirm. */
async function watching(world: World) {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${world.newEmail()}`;
  const told = { email: undefined, subscription: { endpoint, keys: known.same.keys } };
  return { search: 'query=divan', item: undefined, ...told, token: await solveCaptcha(world) };
}

/** The token of the link of a browser's watches. */
export const watchToken = async (world: World) =>
  world.linkToken('watch', { body: await watching(world) });

const withWatch: Recipe = async (world, path) => {
  const { watches } = await world.perform<{ watches: { id: number }[] }>('getWatches', { path });
  return { path: { ...path, watch: watches[0]?.id } };
};

const newList = async (world: World) => ({
  name: 'Salloni',
  note: world.random.pick(['Deri në janar', undefined]),
  pieces: [{ type: 'product', id: await world.own('product') }],
  token: await solveCaptcha(world),
});

/** The token of a new list's link for changes. */
export const listToken = async (world: World) =>
  world.linkToken('createList', { body: await newList(world) }, 'adding');

const ofListPiece: Recipe = async (world, path) => ({
  path: { ...path, type: 'product', piece: await world.own('product') },
  body: { note: world.random.pick(['Kjo!', undefined]) },
});

/** A request that nothing about its form holds. */
export const withDelivered: Recipe = async (world) => {
  const form = await fillForm(world, 'product');
  const body = { ...form, message: undefined, signals: undefined };
  return { body: { requestId: (await world.perform('submitRequest', { body })).id } };
};

const withPhoto: Recipe = async (world, path) => {
  const body = { photos: [draw(pictures, world.random)] };
  type WithPhotos = { photos: { id: number }[] };
  const { photos } = await world.perform<WithPhotos>('addRequestPhotos', { path, body });
  return { path: { ...path, photo: photos[0]?.id } };
};

export const requestRecipes: Partial<Record<string, Recipe>> = {
  submitRequest: formAbout('product', 'package', 'business'),
  reportListing: formAbout('product', 'package'),
  mailRequestLinks: async (world) => ({
    body: { email: world.newEmail(), token: await solveCaptcha(world) },
  }),
  watch: async (world) => ({ body: await watching(world) }),
  confirmWatch: withWatch,
  endWatch: withWatch,
  createList: async (world) => ({ body: await newList(world) }),
  changeList: async () => ({ body: { name: 'Dhoma', note: '' } }),
  addListPiece: ofListPiece,
  removeListPiece: ofListPiece,
  reportList: async (world) => ({ body: { token: await solveCaptcha(world) } }),
  settleHeld: holding('listHeld'),
  settleHeldAnywhere: holding('listHeldAnywhere'),
  markRead: withDelivered,
  sendAnswer: withDelivered,
  askOtherSeller: async (world, path) => {
    await world.perform('answerOutcome', { path, body: { outcome: 'no' } });
    return { body: await fillForm(world, 'product', await anotherListing(world)) };
  },
  addRequestPhotos: async ({ random }) => ({ body: { photos: [draw(pictures, random)] } }),
  getOwnRequestPhoto: withPhoto,
  removeRequestPhoto: withPhoto,
  getRequestPhoto: async (world) => {
    const { path: made } = await withPhoto(world, { token: await ownToken(world) });
    return { path: { id: made?.photo } };
  },
};
