import { z } from '@hono/zod-openapi';
import {
  Count,
  CurrencyCode,
  Id,
  PictureUrl,
  Price,
  RequestType,
  Text,
  Time,
  wantedAnswers,
} from '../fields/answer.ts';
import { choice } from '../fields/choice.ts';
import { named } from '../fields/named.ts';
import { id } from '../fields/number.ts';
import { somePictures } from '../fields/picture.ts';
import { email, line, lines } from '../fields/text.ts';
import { requestPhotos, textLimits } from '../limits.ts';
import { listingTypes } from '../listings.ts';
import { Card } from './card.ts';

export const outcomes = ['yes', 'no', 'bought'] as const;
/** A buyer's answer to whether the seller reached them. */
export type RequestOutcome = (typeof outcomes)[number];

/** Its address opens for the seller or, with the token of its link, for the buyer alone. */
export const RequestPhoto = named('RequestPhoto', {
  id: Id,
  url: PictureUrl,
  width: Count,
  height: Count,
});
export type RequestPhoto = z.infer<typeof RequestPhoto>;

/** A request as the buyer who holds its link sees it. */
export const OwnRequest = named('OwnRequest', {
  business: z.object({ id: Id, business_name: z.string(), logo: PictureUrl }),
  item_type: RequestType,
  item_id: Id,
  item_name: z.string().describe('When it was asked about, as its image and price'),
  item_image: PictureUrl.nullable(),
  price_when_asked: Price.nullable(),
  currency_when_asked: CurrencyCode.nullable(),
  ...wantedAnswers,
  name: z.string().describe('Masked, as the number and the address; empty once it is withdrawn'),
  phone: Text,
  email: Text,
  message: z.string(),
  earlier_messages: z
    .array(z.object({ message: z.string(), written_at: Time }))
    .describe('The texts before it was changed, the newest first'),
  photos: z.array(RequestPhoto).describe('Empty once it is withdrawn'),
  can_add_photos: z
    .boolean()
    .describe('Until there are three; false for a shop that has no place for them'),
  edited_at: Time.nullable(),
  created_at: Time,
  read_at: Time.nullable().describe('When the seller first opened it'),
  answered_at: Time.nullable().describe('When the seller marked it as answered'),
  offer: z
    .object({
      price: Price.nullable(),
      currency: CurrencyCode.nullable(),
      words: Text,
      sent_at: Time,
    })
    .nullable()
    .describe('The answer that the seller has sent to this page'),
  outcome: z.enum(outcomes).nullable().describe('The buyer’s answer to “did they reach you?”'),
  asks_outcome: z.boolean().describe('Whether it is time to ask for `outcome`: after a day'),
  can_edit: z.boolean().describe('Until it is answered'),
  asked: z
    .array(z.object({ business_name: z.string(), item_name: z.string(), link: z.string() }))
    .describe('The same question to other sellers, each with the path of its page'),
  withdrawn_at: Time.nullable(),
  can_return: z.boolean().describe('Whether a withdrawal may still be taken back: within a day'),
  expires_at: Time.describe('Until when the link opens it'),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

export const OwnMessageForm = named('OwnMessageForm', { message: lines(textLimits.message) });

export const RequestPhotosForm = named('RequestPhotosForm', {
  photos: somePictures().min(1).max(requestPhotos.max),
});

export const OutcomeForm = named('OutcomeForm', { outcome: choice(outcomes) });

const token = line(textLimits.captchaToken);

export const AskOtherForm = named('AskOtherForm', { type: choice(listingTypes), id: id(), token });

export const RequestLinksForm = named('RequestLinksForm', { email: email(), token });

const OtherSeller = named('OtherSeller', {
  business: z.object({ id: Id, business_name: z.string(), logo: PictureUrl }),
  item: Card,
});
export type OtherSeller = z.infer<typeof OtherSeller>;

export const OtherSellers = z.array(OtherSeller).max(2).openapi('OtherSellers');
