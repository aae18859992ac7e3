import * as publicRoutes from '@orendi/contract/routes/public-catalogue';
import type { MiddlewareHandler } from 'hono';
import { contactSwitches } from '@orendi/contract/contact-ways';
import * as routes from '@orendi/contract/routes/private-profile';
import { CoverPhotoForm } from '@orendi/contract/schemas/business-forms';
import { placeNames } from '@orendi/contract/schemas/business-place';
import type { Services } from '../../services.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { followMerges } from '../../platform/db/follow-merges.ts';
import { publicSources } from '../../platform/db/replicas/index.ts';
import { publicCache } from '../../platform/http/public-cache.ts';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { noBusinessFound } from '../../platform/http/api-error.ts';
import { member, orOperator, owner, seller } from '../../platform/http/scopes.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../platform/http/rate-limit.ts';
import { orMissing } from '../../platform/http/validation.ts';
import { limitUploads } from '../../platform/http/uploads/limit-uploads.ts';
import { businessExists } from '../accounts/index.ts';
import { closeBusiness } from './holidays.ts';
import { presentBusiness, presentLogo } from './present-business.ts';
import {
  findOwnFacts,
  findSuspension,
  getAssortment,
  getBusiness,
  listLogosInTurn,
  listVisibleLogos,
} from './queries.ts';
import { profileForm } from './profile-form.ts';
import { createOwnBusiness, updateCoverPhoto, updateOwnBusiness } from './save-business.ts';

export function businessRoutes(api: Api, services: Services): void {
  const { clock } = services;
  const sources = publicSources(services);
  const currentId = followMerges(services);
  const cacheUnder =
    (...tags: string[]): MiddlewareHandler<ApiEnv> =>
    async (c, next) => {
      const id = await currentId(Number(c.req.param('id')));
      return publicCache(30, [...tags, `business:${id}`])(c, next);
    };
  // Registered first, because its path also matches that of a business by id.
  api.answer(guarded(publicRoutes.listBusinessLogos, publicCache(30, ['listings'])), async (c) => {
    const address = c.get('pictureAddress');
    const { limit } = c.req.valid('query');
    const businesses = await (limit === undefined
      ? listVisibleLogos(sources(c).db)
      : listLogosInTurn(sources(c).db, limit, clock()));
    return businesses.map((business) => presentLogo(business, address));
  });

  api.answer(
    guarded(publicRoutes.getBusiness, cacheUnder()),
    async (c) => {
      const id = await currentId(c.req.valid('param').id);
      const business = await getBusiness(sources(c).db, id);
      return presentBusiness(business, c.get('pictureAddress'));
    },
    orMissing(noBusinessFound),
  );

  profileRoutes(api, services);

  api.answer(
    guarded(publicRoutes.getAssortment, cacheUnder('listings')),
    async (c) => {
      const id = await currentId(c.req.valid('param').id);
      const { db } = sources(c);
      const [data] = await Promise.all([getAssortment(db, id), getBusiness(db, id)]);
      return data;
    },
    orMissing(noBusinessFound),
  );
}

/** Fields beyond the specification: one that is not sent stays as it is, and one that is sent blank is cleared. */
const clearable = [...placeNames, ...Object.values(contactSwitches), 'tax_number'];

function profileRoutes(api: Api, services: Services): void {
  const { countCall, db } = services;
  const present = async (address: PictureAddress, businessId: number) =>
    presentBusiness(await getBusiness(db, businessId, true), address);
  const profileScope = orOperator(db, owner);
  const ownUploads = [profileScope, limitUploads(services)] as const;

  api.answer(guarded(routes.createBusiness, seller, limitUploads(services)), async (c) => {
    const { user } = c.get('session');
    // Checked here to avoid reading pictures for nothing; the transaction checks again.
    if (user.business_id !== null) throw businessExists();
    const { readForm } = c.get('uploadSlot');
    const uploaded = await readForm(c.req.raw, { logo: 1 }, await profileForm(db), clearable);
    const businessId = await createOwnBusiness(services, user, uploaded);
    return present(c.get('pictureAddress'), businessId);
  });

  api.answer(guarded(routes.updateBusiness, ...ownUploads), async (c) => {
    const { readForm } = c.get('uploadSlot');
    const uploaded = await readForm(c.req.raw, { logo: 1 }, await profileForm(db), clearable);
    await updateOwnBusiness(services, c.get('businessId'), uploaded);
    return present(c.get('pictureAddress'), c.get('businessId'));
  });

  api.answer(guarded(routes.updateCoverPhoto, ...ownUploads), async (c) => {
    const { readForm } = c.get('uploadSlot');
    const uploaded = await readForm(c.req.raw, { cover_photo: 1 }, CoverPhotoForm);
    await updateCoverPhoto(services, c.get('businessId'), uploaded);
    return present(c.get('pictureAddress'), c.get('businessId'));
  });

  const ownChanges = [profileScope, limitByAccount(countCall, changeLimit)] as const;
  api.answer(guarded(routes.closeBusiness, ...ownChanges, requireJson), async (c) => {
    await closeBusiness(services, c.get('businessId'), c.req.valid('json'));
    return present(c.get('pictureAddress'), c.get('businessId'));
  });

  api.answer(guarded(routes.getOwnBusiness, orOperator(db, member)), async (c) => {
    const business = await present(c.get('pictureAddress'), c.get('businessId'));
    const suspension = (await findSuspension(db, c.get('businessId'))) ?? null;
    return { ...business, suspension, ...(await findOwnFacts(db, c.get('businessId'))) };
  });
}
