import { drawPicture } from '../values/pictures.ts';
import type { Account } from './account.ts';
import { codeAt, currentStep } from './authenticator.ts';
import { solveCaptcha } from './make-things.ts';
import type { Recipe } from './recipes.ts';
import type { World } from './world.ts';

/** The console's calls. Those that change what others rely on are about things made for them. */
const byOperator: Recipe = async (world) => ({ by: await world.operator() });

/** A business that nobody else needs. */
async function aside(world: World) {
  const by = await world.bystander();
  return { path: { id: (await world.perform<{ id: number }>('getOwnBusiness', { by })).id } };
}

/** A listing that nobody else needs. */
async function asideListing(world: World) {
  const by = await world.bystander();
  return { path: { id: (await world.perform<{ id: number }>('createProduct', { by })).id } };
}

/**
 * A code that is taken, as long as there are any: each serves once, and they are limited for good reason. After that a
 * wrong one, with which nothing can be done by accident.
 */
function codeOf(operator: Account): string {
  if (operator.lastStep > currentStep()) return '000000';
  operator.lastStep += 1;
  return codeAt(operator.secret, operator.lastStep);
}

const idOf = ({ id }: { id: number }) => ({ path: { id } });

export const operatorRecipes: Record<string, Recipe> = {
  getHealth: byOperator,
  examine: byOperator,
  listKnownBusinesses: byOperator,
  suspendBusiness: async (world) => {
    const by = await world.operator();
    return { by, ...(await aside(world)), body: { code: codeOf(by) } };
  },
  restoreBusiness: async (world) => ({ by: await world.operator(), ...(await aside(world)) }),
  listKnownListings: byOperator,
  hideListing: async (world) => {
    const by = await world.operator();
    return { by, ...(await asideListing(world)), body: { code: codeOf(by) } };
  },
  showListing: async (world) => ({ by: await world.operator(), ...(await asideListing(world)) }),
  listReports: byOperator,
  dismissReports: async (world) => ({ by: await world.operator(), ...(await asideListing(world)) }),
  listHeldAnywhere: byOperator,
  settleHeldAnywhere: async (world) => {
    const by = await world.operator();
    const [id, token] = [await world.own('product'), await solveCaptcha(world)];
    const signals = { website: 'https://a.example' };
    await world.perform('submitRequest', { body: { id, type: 'product', token, signals } });
    const { results } = await world.perform<{ results: { id: number }[] }>('listHeldAnywhere', {
      by,
    });
    return { by, body: { ids: results.slice(0, 1).map((held) => held.id) } };
  },
  listWaitingMails: byOperator,
  changeMails: byOperator,
  getOutbox: byOperator,
  releaseOutbox: byOperator,
  getSearchWork: byOperator,
  addSynonyms: async (world) => ({
    by: await world.operator(),
    body: { words: await newWords(world) },
  }),
  removeSynonyms: async (world) => {
    const [by, words] = [await world.operator(), await newWords(world)];
    const body = { words };
    return { by, ...idOf(await world.perform<{ id: number }>('addSynonyms', { by, body })) };
  },
  listAudit: byOperator,
  getBaseData: byOperator,
  setBanner: byOperator,
  clearBanner: async (world) => {
    const by = await world.operator();
    const banner = { path: { place: 'main' }, by };
    await world.perform('setBanner', { ...banner, body: { photo: drawPicture(world.random) } });
    return banner;
  },
  addIndustry: byOperator,
  changeIndustry: withNewIndustry,
  removeIndustry: withNewIndustry,
  addCategory: async (world) => ({ by: await world.operator(), body: newCategory(world) }),
  changeCategory: withNewCategory,
  removeCategory: withNewCategory,
  setExchangeRate: async (world) => ({
    by: await world.operator(),
    path: { currency: 'USD' },
    body: { perEur: 1 + world.random.next(), isSure: true },
  }),
};

/** Calls that cannot succeed here, and why. */
export const operatorUnreachable: Record<string, string> = {
  changeMails: 'needs a mail that could not be sent',
  releaseOutbox: 'needs a shop that was restored from a backup',
};

async function newWords(world: World): Promise<string[]> {
  const [name = ''] = world.newEmail().split('@');
  return [`${name}a`, `${name}bo`];
}

async function withNewIndustry(world: World) {
  const by = await world.operator();
  return { by, ...idOf(await world.perform<{ id: number }>('addIndustry', { by })) };
}

async function withNewCategory(world: World) {
  const by = await world.operator();
  const body = newCategory(world);
  const made = await world.perform<{ id: number }>('addCategory', { by, body });
  return { by, ...idOf(made), body: { industryId: 1 } };
}

function newCategory({ random }: World) {
  return { industryId: 1, icon: drawPicture(random) };
}
