import { solveToken } from '@orendi/server/platform/captcha/testing/solve-token';
import { pictures } from '../values/pictures.ts';
import { draw } from '../values/valid-values.ts';
import type { Recipe } from './recipes.ts';
import type { World } from './world.ts';

export const ownBusiness = async (world: World) =>
  (await world.perform('getOwnBusiness', { by: await world.as('seller') })).id;

/** A visitor's form about something of the seller, with the captcha solved that the product gave. */
async function fillForm(world: World, type: 'product' | 'package' | 'business', id: number) {
  const token = await solveToken({ challenge: () => world.perform('getCaptcha', {}) });
  return { id, type, token };
}

/** Requests that are held, as a filled honeypot holds one for certain. */
const holding =
  (list: string): Recipe =>
  async (world) => {
    const form = await fillForm(world, 'product', await world.own('product'));
    const signals = { website: 'https://a.example' };
    await world.perform('submitRequest', { body: { ...form, signals } });
    const by = await (list === 'listHeld' ? world.as('seller') : world.as('operator'));
    const { results } = await world.perform<{ results: { id: number }[] }>(list, { by });
    return { body: { ids: results.slice(0, 1).map(({ id }) => id) } };
  };

/** A visitor's form about something of the seller. */
const formAbout =
  (...types: ('product' | 'package' | 'business')[]): Recipe =>
  async (world) => {
    const type = world.random.pick(types);
    const id = type === 'business' ? await ownBusiness(world) : await world.own(type);
    return { body: await fillForm(world, type, id) };
  };

/** The token of the link of a request to the seller. */
async function ownToken(world: World): Promise<string> {
  const body = await fillForm(world, 'product', await world.own('product'));
  const { link } = await world.perform<{ link: string }>('submitRequest', { body });
  return link.slice(link.lastIndexOf('/') + 1);
}

const withPhoto: Recipe = async (world) => {
  const token = await ownToken(world);
  const body = { photos: [draw(pictures, world.random)] };
  type WithPhotos = { photos: { id: number }[] };
  const { photos } = await world.perform<WithPhotos>('addRequestPhotos', { path: { token }, body });
  return { path: { token, photo: photos[0]?.id } };
};

export const requestRecipes: Partial<Record<string, Recipe>> = {
  submitRequest: formAbout('product', 'package', 'business'),
  reportListing: formAbout('product', 'package'),
  settleHeld: holding('listHeld'),
  settleHeldAnywhere: holding('listHeldAnywhere'),
  getOwnRequest: async (world) => ({ path: { token: await ownToken(world) } }),
  addRequestPhotos: async (world) => ({
    path: { token: await ownToken(world) },
    body: { photos: [draw(pictures, world.random)] },
  }),
  getOwnRequestPhoto: withPhoto,
  removeRequestPhoto: withPhoto,
  getRequestPhoto: async (world, path) => {
    const { path: made } = await withPhoto(world, path);
    return { path: { id: made?.photo } };
  },
};
