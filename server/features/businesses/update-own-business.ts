import type { BusinessForm } from '@orendi/contract/schemas/business-forms';
import type { Parts } from '../../parts.ts';
import type { UploadedForm } from '../../platform/http/uploads/create-uploads.ts';
import { insertPictures, keepPictures } from '../../platform/media/index.ts';
import { writeListings } from '../discovery/index.ts';
import { checkExistingPicture } from './check-existing-picture.ts';
import { profileColumns } from './profile-form.ts';
import { holdBusiness, updateBusiness } from './queries.ts';

/**
 * Changes what a business says of itself, on every page from the next request on.
 * @throws ApiError VALIDATION when the present logo that the form names is another
 */
export async function updateOwnBusiness(
  parts: Pick<Parts, 'changes' | 'db' | 'media'>,
  businessId: number,
  { form, pictures }: UploadedForm<BusinessForm>,
): Promise<void> {
  const added = [...pictures.values()];
  const { columns, industryIds } = profileColumns(form);
  await keepPictures(parts, added, () =>
    parts.changes.transaction(async (trx, touch) => {
      const before = await holdBusiness(trx, businessId);
      if (!form.logo) checkExistingPicture('existingLogoUrl', form.existingLogoUrl, before.logo);
      await insertPictures(trx, added);
      const logo = form.logo?.key ?? before.logo;
      await updateBusiness(trx, businessId, { ...columns, logo }, industryIds);
      touch('listings', `business:${businessId}`);
      // Every product is found by the name of its business, and shows its logo.
      const isShown = columns.business_name !== before.business_name || logo !== before.logo;
      if (isShown) await writeListings(trx, touch, { businessId });
    }),
  );
}
