import { z } from '@hono/zod-openapi';
import { webFields } from '../contact-ways.ts';
import { blankAsNull, blankClears } from '../fields/blank.ts';
import { withRule } from '../fields/fault.ts';
import { clearableFlag } from '../fields/choice.ts';
import { each } from '../fields/named.ts';
import { list } from '../fields/list.ts';
import { id } from '../fields/number.ts';
import { businessPhone } from '../fields/phone.ts';
import { pictureFile } from '../fields/picture.ts';
import { email, line, pictureAddress, requiredLines, webAddress } from '../fields/text.ts';
import { taxNumber } from '../fields/tax-number.ts';
import { listLengths, textLimits } from '../limits.ts';
import { placeInputs, placeRules } from './business-place.ts';

const contactSwitch = (way: string) =>
  clearableFlag().describe(
    `Whether visitors may reach the business by ${way}. Not sent, it stays as it is; blank is no`,
  );

const fields = z.object({
  business_name: line(textLimits.name),
  ...each(['description_en', 'description_al'], requiredLines(textLimits.description)),
  email: email(),
  phone: businessPhone(),
  address: line(textLimits.address),
  industry_ids: list(id(), { min: 1, max: listLengths.industries }),
  ...each(webFields, blankAsNull(webAddress())),
  tax_number: blankClears(taxNumber()).describe(
    'Albania’s NIPT or Kosovo’s NUI, for the operator alone. Not sent, it stays; another one takes the badge of a verified business',
  ),
  ...placeInputs,
  shows_phone: contactSwitch('its phone number'),
  shows_whatsapp: contactSwitch('WhatsApp on this number'),
  shows_viber: contactSwitch('Viber on this number'),
  logo: pictureFile().optional(),
  existingLogoUrl: blankAsNull(pictureAddress()),
});

/** The profile of a business: a new logo, or the URL of the present one. */
export const BusinessForm = withRule(fields, (form, report) => {
  if (form.logo === undefined && form.existingLogoUrl === null) report('logo', 'api_logo_required');
}).superRefine(...placeRules);
export type BusinessForm = z.output<typeof BusinessForm>;

/** A new cover photo, or the URL of the present one; with neither, the cover photo is removed. */
export const CoverPhotoForm = z.object({
  cover_photo: pictureFile().optional(),
  existingCoverPhotoUrl: blankAsNull(pictureAddress()),
});
export type CoverPhotoForm = z.output<typeof CoverPhotoForm>;
