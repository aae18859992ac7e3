import type { BusinessForm } from '@orendi/contract/schemas/business-forms';
import type { Services } from '../../services.ts';
import type { UploadedForm } from '../../platform/http/uploads/read-form.ts';
import { insertPictures, keepPictures } from '../../platform/media/index.ts';
import { writeListings } from '../discovery/index.ts';
import { checkExistingPicture } from './check-existing-picture.ts';
import { profileColumns } from './profile-form.ts';
import { holdBusiness, updateBusiness } from './queries.ts';

/**
 * Changes the profile of a business, visible on every page from the next request on.
 * @throws ApiError VALIDATION when the form names a logo that is no longer the current one
 */
export async function updateOwnBusiness(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  businessId: number,
  { form, pictures }: UploadedForm<BusinessForm>,
): Promise<void> {
  const added = [...pictures.values()];
  const { columns, industryIds } = profileColumns(form);
  await keepPictures(services, added, () =>
    services.changes.transaction(async (trx, touch) => {
      const before = await holdBusiness(trx, businessId);
      if (!form.logo) checkExistingPicture('existingLogoUrl', form.existingLogoUrl, before.logo);
      await insertPictures(trx, added);
      const logo = form.logo?.key ?? before.logo;
      await updateBusiness(trx, businessId, { ...columns, logo }, industryIds);
      touch('listings', `business:${businessId}`);
      // Products are found by the name of their business, and show its logo.
      const isShown = columns.business_name !== before.business_name || logo !== before.logo;
      if (isShown) await writeListings(trx, touch, { businessId });
    }),
  );
}
