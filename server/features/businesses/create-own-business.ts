import type { User } from '@orendi/contract/schemas/user';
import type { BusinessForm } from '@orendi/contract/schemas/business-forms';
import { m } from '@orendi/messages';
import type { Services } from '../../services.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { UploadedForm } from '../../platform/http/uploads/read-form.ts';
import { insertPictures, keepPictures } from '../../platform/media/index.ts';
import { claimBusiness } from '../accounts/index.ts';
import { createBusiness } from './create-business.ts';
import { deliveriesAfter, noDeliveries } from './place-form.ts';
import { saveDeliveries } from './place-queries.ts';
import { profileColumns } from './profile-form.ts';

/**
 * Adds a user's business. Its mails are in the language of the account.
 * @returns the id of the business
 * @throws ApiError CONFLICT when the user already has a business, VALIDATION without a logo
 */
export async function createOwnBusiness(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  { id, language }: User,
  { form, pictures }: UploadedForm<BusinessForm>,
): Promise<number> {
  const logo = form.logo && pictures.get(form.logo.key);
  if (!logo) throw logoMissing();
  const { columns, industryIds } = profileColumns(form);
  return keepPictures(services, [logo], () =>
    services.changes.transaction(async (trx, touch) => {
      await insertPictures(trx, [logo]);
      const business = { ...columns, language, logo: logo.key };
      const businessId = await createBusiness(trx, touch, business, industryIds);
      await saveDeliveries(trx, businessId, deliveriesAfter(form, noDeliveries));
      await claimBusiness(trx, id, businessId);
      return businessId;
    }),
  );
}

/** A new business has no current logo that a form could name. */
function logoMissing(): ApiError {
  const sentence = (language: User['language']) => m.api_logo_required({}, { locale: language });
  return new ApiError('VALIDATION', { faults: [{ path: 'logo', sentence }] });
}
