import { pictures } from '../values/pictures.ts';
import { draw } from '../values/valid-values.ts';
import type { Recipe } from './recipes.ts';
import type { World } from './world.ts';

async function writeForm(world: World) {
  const { link } = await world.perform<{ link: string }>('submitRequest');
  const path = { token: link.split('/').at(-1) };
  return { path, body: { photos: [draw(pictures, world.random)] } };
}

async function addPhoto(world: World) {
  const form = await writeForm(world);
  type WithPhotos = { photos: { id: number }[] };
  const { photos } = await world.perform<WithPhotos>('addRequestPhotos', form);
  return { ...form.path, photo: photos[0]?.id };
}

const ofBuyer: Recipe = async (world) => ({ path: await addPhoto(world) });

/** Those of the photographs of requests. */
export const photoRecipes: Partial<Record<string, Recipe>> = {
  addRequestPhotos: writeForm,
  getOwnRequestPhoto: ofBuyer,
  removeRequestPhoto: ofBuyer,
  getRequestPhoto: async (world) => ({ path: { id: (await addPhoto(world)).photo } }),
};
