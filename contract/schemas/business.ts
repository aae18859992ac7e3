import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { contactSwitches, webFields } from '../contact-ways.ts';
import { Count, Id, PictureUrl, Text, Time } from '../fields/answer.ts';
import { closedAnswers } from './business-closed.ts';
import { deliveryAnswers, placeAnswers, townAnswers } from './business-place.ts';

/** The ways by which a seller lets visitors reach the business; the pages fetch the number with a call of its own. */
const contactAnswers = each(Object.values(contactSwitches), z.boolean());

export const BusinessLogo = named('BusinessLogo', {
  id: Id,
  business_name: z.string(),
  logo: PictureUrl,
});
export type BusinessLogo = z.infer<typeof BusinessLogo>;

/** Tells visitors whom they can count on. */
const trustAnswers = {
  answers_within_hours: z
    .int()
    .nullable()
    .describe(
      'Within how many hours it usually answers, nights and holidays left out; null where too little is known',
    ),
  is_verified: z.boolean().describe('Whether the operator has confirmed its tax number'),
};

/** Who sells a listing, as its page shows it. */
export const Seller = BusinessLogo.extend({
  address: z.string(),
  ...townAnswers,
  ...deliveryAnswers,
  ...contactAnswers,
  ...closedAnswers,
  ...trustAnswers,
}).openapi('Seller');
export type Seller = z.infer<typeof Seller>;

export const Business = named('Business', {
  ...BusinessLogo.shape,
  ...each(['description_en', 'description_al', 'email', 'phone_no', 'address'], z.string()),
  industry_ids: z.array(Id),
  cover_photo: PictureUrl.nullable(),
  ...each(webFields, Text),
  ...placeAnswers,
  ...contactAnswers,
  ...closedAnswers,
  ...trustAnswers,
});
export type Business = z.infer<typeof Business>;

/** Since when a business is out of the shop, and why. */
export const Suspension = named('Suspension', {
  since: Time,
  reason: z
    .string()
    .describe('In the words of the operator; empty while a new one is not looked at'),
  awaits_approval: z.boolean().describe('Whether it is new and the operator has yet to say yes'),
});
export type Suspension = z.infer<typeof Suspension>;

export const OwnBusiness = Business.extend({
  suspension: Suspension.nullable(),
  tax_number: Text,
  has_listings: z.boolean().describe('Whether it has a product or a package'),
  has_requests: z.boolean().describe('Whether anybody has asked for one'),
}).openapi('OwnBusiness');
export type OwnBusiness = z.infer<typeof OwnBusiness>;

/** How many products and packages a business has in total, and its products' categories. */
export const Assortment = named('Assortment', { total: Count, category_ids: z.array(Id) });
export type Assortment = z.infer<typeof Assortment>;
