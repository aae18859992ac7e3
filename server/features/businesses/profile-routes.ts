import { contactSwitches } from '@orendi/contract/contact-ways';
import * as routes from '@orendi/contract/routes/private-profile';
import { CoverPhotoForm } from '@orendi/contract/schemas/business-forms';
import { placeNames } from '@orendi/contract/schemas/business-place';
import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { owner, seller } from '../../platform/http/scopes.ts';
import { limitUploads } from '../../platform/http/uploads/limit-uploads.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { businessExists } from '../accounts/index.ts';
import { createOwnBusiness } from './create-business.ts';
import { presentBusiness, presentSuspension } from './present-business.ts';
import { profileForm } from './profile-form.ts';
import { findBusiness, findProgress, findSuspension } from './queries.ts';
import { updateCoverPhoto, updateOwnBusiness } from './update-own-business.ts';

/** Fields beyond the specification: one that is not sent stays as it is, and one that is sent blank is cleared. */
const clearable = [...placeNames, ...Object.values(contactSwitches)];

/** Routes for sellers' own businesses. */
export function profileRoutes(api: Api, services: Services): void {
  const { db, settings } = services;
  const present = async (publicUrl: string, businessId: number) =>
    presentBusiness(
      await findBusiness(db, businessId),
      pictureAddresses(publicUrl, settings.mediaUrl),
    );
  const ownUploads = [owner, limitUploads(services)] as const;

  api.openapi(
    { ...routes.createBusiness, middleware: [seller, limitUploads(services)] as const },
    async (c) => {
      const { user } = c.get('session');
      // Checked here to avoid reading pictures for nothing; the transaction checks again.
      if (user.business_id !== null) throw businessExists();
      const uploaded = await c
        .get('turn')
        .readForm(c.req.raw, { logo: 1 }, await profileForm(db), clearable);
      const businessId = await createOwnBusiness(services, user, uploaded);
      return c.json({ data: await present(c.get('publicUrl'), businessId) }, 201);
    },
  );

  api.openapi({ ...routes.updateBusiness, middleware: [...ownUploads] as const }, async (c) => {
    const uploaded = await c
      .get('turn')
      .readForm(c.req.raw, { logo: 1 }, await profileForm(db), clearable);
    await updateOwnBusiness(services, c.get('businessId'), uploaded);
    return c.json({ data: await present(c.get('publicUrl'), c.get('businessId')) }, 200);
  });

  api.openapi({ ...routes.updateCoverPhoto, middleware: [...ownUploads] as const }, async (c) => {
    const uploaded = await c.get('turn').readForm(c.req.raw, { cover_photo: 1 }, CoverPhotoForm);
    await updateCoverPhoto(services, c.get('businessId'), uploaded);
    return c.json({ data: await present(c.get('publicUrl'), c.get('businessId')) }, 200);
  });

  api.openapi({ ...routes.getOwnBusiness, middleware: owner }, async (c) => {
    const business = await present(c.get('publicUrl'), c.get('businessId'));
    const suspension = await findSuspension(db, c.get('businessId'));
    const progress = await findProgress(db, c.get('businessId'));
    return c.json(
      { data: { ...business, suspension: presentSuspension(suspension), ...progress } },
      200,
    );
  });
}
