import type { Prepared } from '../calls/call.ts';
import type { Operation } from '../document/read-document.ts';
import * as make from './recipes.ts';
import { listToken, ownBusiness, ownToken, watchToken } from './request-recipes.ts';
import type { World } from './world.ts';

const made = (id: string) => async (world: World) => (await world.perform(id)).id;
const product = (world: World) => world.own('product');
const ownPackage = (world: World) => world.own('package');
const newAccountId = async (world: World) =>
  (await world.perform('getUser', { by: await world.register() })).id;
const anotherBusiness = async (world: World) =>
  (await world.perform('getOwnBusiness', { by: await world.as('bystander') })).id;

/** The one parameter in an address, by how the address begins. */
const parameters: [beginning: string, find: (world: World) => Promise<unknown>][] = [
  ['/auth/reset-password/', make.resetToken],
  ['/auth/verify-email/', make.verificationToken],
  ['/auth/invitations/', make.invitationToken],
  ['/public/businesses/', ownBusiness],
  ['/public/packages/', ownPackage],
  ['/public/products/', product],
  ['/public/requests/', ownToken],
  ['/public/watches/', watchToken],
  ['/public/lists/', listToken],
  ['/public/results/related/', product],
  ['/public/gone/', make.deletedListing],
  ['/private/product-creation/get/', product],
  ['/private/package-creation/get/', ownPackage],
  ['/private/imports/', make.makePreview],
  ['/private/invitations/', made('inviteStaff')],
  ['/operator/businesses/', anotherBusiness],
  ['/operator/accounts/', newAccountId],
  ['/operator/listings/', make.anotherListing],
  ['/operator/reports/', make.anotherListing],
  ['/operator/synonyms/', made('addSynonyms')],
  ['/operator/categories/', made('addCategory')],
  ['/operator/industries/', made('addIndustry')],
];

/** Whatever a call needs: the one who makes it, the parameter in its address, and the rest by its recipe. */
export async function prepareFor(operation: Operation, world: World): Promise<Prepared> {
  const { id, path, isSignedIn } = operation;
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  const [, find] = parameters.find(([beginning]) => path.startsWith(beginning)) ?? [];
  const parameter = name && find ? { [name]: await find(world) } : undefined;
  const prepared = (await make.recipes[id]?.(world, parameter)) ?? {};
  const usual = () => {
    if (path.startsWith('/operator/')) return world.as('operator');
    return isSignedIn ? world.as('seller') : null;
  };
  // Last, as whatever was made may have signed somebody out.
  return { path: parameter, ...prepared, by: 'by' in prepared ? prepared.by : await usual() };
}
