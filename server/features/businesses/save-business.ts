import { isDeepStrictEqual } from 'node:util';
import { contactSwitches } from '@orendi/contract/contact-ways';
import type { BusinessForm, CoverPhotoForm } from '@orendi/contract/schemas/business-forms';
import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import type { Trx } from '../../platform/db/tables.ts';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { brokenField } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import type { UploadedForm } from '../../platform/http/uploads/read-form.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { insertPictures, keepPictures, keyOfUrl } from '../../platform/media/index.ts';
import { claimBusiness } from '../accounts/index.ts';
import { writeListings } from '../discovery/index.ts';
import { touchPages } from './lock-businesses.ts';
import { tellOperators } from '../operator-news/index.ts';
import { deliveriesAfter, noDeliveries, profileColumns } from './profile-form.ts';
import { findDeliveries, saveDeliveries } from './place-queries.ts';
import { createBusiness, lockBusiness, updateBusiness } from './queries.ts';

/**
 * Where SHOP_APPROVAL is on, it is out of the shop until the operator says yes. Operators hear of it either way.
 * @throws ApiError CONFLICT when the user already has a business, VALIDATION without a logo
 */
export async function createOwnBusiness(
  services: Pick<Services, 'changes' | 'clock' | 'db' | 'jobs' | 'media' | 'settings'>,
  { id, language }: User,
  { form, pictures }: UploadedForm<BusinessForm>,
): Promise<number> {
  const logo = form.logo && pictures.get(form.logo.key);
  // A new business has no current logo that a form could name.
  if (!logo) throw brokenField('logo', say(m.api_logo_required));
  const { columns, industryIds } = profileColumns(form);
  const waits = services.settings.approvesShops;
  const businessId = await keepPictures(services, [logo], () =>
    services.changes.transaction(async (trx, touch) => {
      await insertPictures(trx, [logo]);
      const state = waits && {
        suspended_at: services.clock(),
        suspension_reason: '',
        awaits_approval: true,
      };
      const business = { ...columns, language, logo: logo.key, ...state };
      const businessId = await createBusiness(trx, touch, business, industryIds);
      await saveDeliveries(trx, businessId, deliveriesAfter(form, noDeliveries));
      await claimBusiness(trx, id, businessId);
      const { business_name, address, phone_no: phone, email } = columns;
      await tellOperators(trx, services, {
        topic: `new-shop-${businessId}`,
        title: say(waits ? m.mail_new_shop_waits : m.mail_new_shop_public, {
          business: business_name,
        }),
        lines: [
          say(m.mail_new_shop_facts, { address, phone, email }),
          say(waits ? m.mail_new_shop_waits_note : m.mail_new_shop_public_note),
        ],
        path: `/operator/businesses?q=${businessId}`,
      });
      return businessId;
    }),
  );
  services.jobs.wake(mailQueue);
  return businessId;
}

/** @throws ApiError VALIDATION when the form names a logo that is no longer the current one */
export async function updateOwnBusiness(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  businessId: number,
  { form, pictures }: UploadedForm<BusinessForm>,
): Promise<void> {
  const added = [...pictures.values()];
  await keepPictures(services, added, () =>
    services.changes.transaction(async (trx, touch) => {
      const before = await lockBusiness(trx, businessId);
      const { columns, industryIds } = profileColumns(form, before);
      if (!form.logo) checkExistingPicture('existingLogoUrl', form.existingLogoUrl, before.logo);
      await insertPictures(trx, added);
      const logo = form.logo?.key ?? before.logo;
      await updateBusiness(trx, businessId, { ...columns, logo }, industryIds);
      const deliversElsewhere = await changeDeliveries(trx, businessId, form);
      touch('listings', `business:${businessId}`);
      // Products are found by the name and the place of their business, and show its logo, its badge and the ways to reach it.
      const {
        business_name: name,
        town_id = before.town_id,
        tax_number: tax = before.tax_number,
      } = columns;
      const isShown =
        name !== before.business_name ||
        logo !== before.logo ||
        (before.verified_at !== null && tax !== before.tax_number) ||
        Object.values(contactSwitches).some((way) => (form[way] ?? before[way]) !== before[way]);
      const isPlaced = town_id !== before.town_id || deliversElsewhere;
      if (isShown || isPlaced) await writeListings(trx, touch, { businessId });
    }),
  );
}

/**
 * Gives a business the badge of a verified one, or takes it back.
 * @param actor the operator who does it
 * @param taxNumber the one that the operator has confirmed; null takes the badge back
 * @returns false when nothing changes, and null when the business has another number, which nobody has confirmed
 */
export function setVerified(
  { changes, clock }: Pick<Services, 'changes' | 'clock'>,
  actor: string,
  businessId: number,
  taxNumber: string | null,
): Promise<boolean | null> {
  return changes.transaction(async (trx, touch) => {
    const before = await lockBusiness(trx, businessId);
    if (taxNumber !== null && taxNumber !== before.tax_number) return null;
    if ((taxNumber === null) === (before.verified_at === null)) return false;
    await updateBusiness(trx, businessId, { verified_at: taxNumber === null ? null : clock() });
    await touchPages(trx, touch, businessId);
    const action = taxNumber === null ? 'business unverify' : 'business verify';
    await recordAction(trx, { actor, action, subject: `business ${businessId}` });
    return true;
  });
}

/** @returns whether the business delivers elsewhere than before */
async function changeDeliveries(trx: Trx, businessId: number, form: BusinessForm) {
  const before = await findDeliveries(trx, businessId);
  const after = deliveriesAfter(form, before);
  if (isDeepStrictEqual(before, after)) return false;
  await saveDeliveries(trx, businessId, after);
  return true;
}

/** @throws ApiError VALIDATION when the form names a photo that is no longer the current one */
export async function updateCoverPhoto(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  businessId: number,
  { form, pictures }: UploadedForm<CoverPhotoForm>,
): Promise<void> {
  const added = [...pictures.values()];
  const { cover_photo: cover, existingCoverPhotoUrl: existing } = form;
  await keepPictures(services, added, () =>
    services.changes.transaction(async (trx, touch) => {
      const before = await lockBusiness(trx, businessId);
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

/** @throws ApiError VALIDATION when the picture at `url`, of any host and width, is no longer the current one */
function checkExistingPicture(path: string, url: string | null, present: string | null) {
  if (url !== null && keyOfUrl(url) === present) return;
  throw brokenField(path, say(m.api_picture_unknown));
}
