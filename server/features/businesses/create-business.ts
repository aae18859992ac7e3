import type { User } from '@orendi/contract/schemas/user';
import type { BusinessForm } from '@orendi/contract/schemas/business-forms';
import { m } from '@orendi/messages';
import type { Touch } from '../../platform/db/changes.ts';
import type { Trx } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { brokenField } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import type { UploadedForm } from '../../platform/http/uploads/read-form.ts';
import { insertPictures, keepPictures } from '../../platform/media/index.ts';
import { claimBusiness } from '../accounts/index.ts';
import { insertBusiness, type NewBusiness } from './queries.ts';
import { deliveriesAfter, noDeliveries, profileColumns } from './profile-form.ts';
import { saveDeliveries } from './place-queries.ts';

/**
 * Its logo and cover photo must be stored already.
 * @returns its id
 */
export async function createBusiness(
  trx: Trx,
  touch: Touch,
  business: NewBusiness,
  industryIds: number[],
): Promise<number> {
  const id = await insertBusiness(trx, business, industryIds);
  touch('listings', `business:${id}`);
  return id;
}

/** @throws ApiError CONFLICT when the user already has a business, VALIDATION without a logo */
export async function createOwnBusiness(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  { id, language }: User,
  { form, pictures }: UploadedForm<BusinessForm>,
): Promise<number> {
  const logo = form.logo && pictures.get(form.logo.key);
  // A new business has no current logo that a form could name.
  if (!logo) throw brokenField('logo', say(m.api_logo_required));
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
