import type { CoverPhotoForm } from '@orendi/contract/schemas/business-forms';
import type { Services } from '../../services.ts';
import type { UploadedForm } from '../../platform/http/uploads/read-form.ts';
import { insertPictures, keepPictures } from '../../platform/media/index.ts';
import { checkExistingPicture } from './check-existing-picture.ts';
import { holdBusiness, updateBusiness } from './queries.ts';

/**
 * Replaces, keeps or removes the cover photo.
 * @throws ApiError VALIDATION when the form names a photo that is no longer the current one
 */
export async function updateCoverPhoto(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  businessId: number,
  { form, pictures }: UploadedForm<CoverPhotoForm>,
): Promise<void> {
  const added = [...pictures.values()];
  const { cover_photo: cover, existingCoverPhotoUrl: existing } = form;
  await keepPictures(services, added, () =>
    services.changes.transaction(async (trx, touch) => {
      const before = await holdBusiness(trx, businessId);
      if (!cover && existing !== null) {
        checkExistingPicture('existingCoverPhotoUrl', existing, before.cover_photo);
        return;
      }
      await insertPictures(trx, added);
      await updateBusiness(trx, businessId, { cover_photo: cover?.key ?? null });
      touch(`business:${businessId}`);
    }),
  );
}
