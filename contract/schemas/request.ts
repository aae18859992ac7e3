import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import {
  CurrencyCode,
  FocusPoint,
  Id,
  pictureAnswers,
  PictureUrl,
  Price,
  RequestType,
  Text,
  Time,
  wantedAnswers,
} from '../fields/answer.ts';
import { languages } from '../language.ts';
import { leadSources, leadStages } from '../leads.ts';
import { outcomes, RequestPhoto } from './own-request.ts';
import { contactMethods } from './request-form.ts';

const ItemImage = z.object({ ...pictureAnswers, name: z.string() });

/** The state of the mail that needs most attention: one given up, then a failed one, then a waiting one. */
const MailState = named('MailState', {
  state: z
    .enum(['queued', 'sent', 'failed', 'given_up'])
    .describe(
      'A failed mail is tried again, and stays `failed` until it gets through or, refused for days, is `given_up`',
    ),
  at: Time.describe(
    'Since when it is `queued`, when it was `sent` or `given_up`, or when it is tried again',
  ),
  recipient: z.string().describe('The address of the business or its account'),
});
export type MailState = z.infer<typeof MailState>;

/** A way to answer the buyer with one tap. */
const ReplyLink = named('ReplyLink', {
  kind: z.enum(['email', 'call', 'whatsapp', 'viber']),
  href: z.string(),
});
export type ReplyLink = z.infer<typeof ReplyLink>;

/** A request as its seller sees it; name and images are those of the moment it was made. */
export const Request = named('Request', {
  id: Id,
  item_id: Id,
  item_name: z.string(),
  item_type: RequestType.describe(
    '`business` for a question to the business itself, which is then the item',
  ),
  item_images: z
    .union([PictureUrl, z.array(ItemImage), z.null()])
    .describe('One address for a product or, as its logo, a business; a list for a package'),
  item_images_focus: z
    .union([FocusPoint, z.null()])
    .describe('Of the image of a product or business; those of a package have their own'),
  ...each(['client_name', 'client_message'], z.string()),
  ...each(['client_phone', 'client_email', 'sent_words'], Text),
  client_phone_typed: Text.describe(
    'As typed, where `client_phone` differs from it in more than spaces',
  ),
  preferred_contact_method: z.enum(contactMethods),
  client_language: z.enum(languages).describe('In which the page was that the buyer wrote on'),
  request_status: z.boolean().describe('True when responded'),
  stage: z.enum(leadStages).describe('Each but `new` and `held` counts as responded'),
  source: z
    .enum(leadSources)
    .describe(
      '`press` and `hand` were written down by the seller; after somebody pressed a button, or not',
    ),
  waiting_since: Time.nullable().describe('Null once it is answered'),
  price_when_asked: Price.nullable().describe('Null for a business'),
  currency_when_asked: CurrencyCode.nullable(),
  ...each(['offered_currency', 'sent_currency'], CurrencyCode.nullable()),
  note: Text.describe('For the seller alone'),
  offered_price: Price.nullable(),
  follow_up_on: z.iso.date().nullable().describe('The day on which the seller is reminded of it'),
  lost_reason: Text.describe('Null in every other stage than `lost`'),
  created_at: Time,
  read_at: Time.nullable().describe('When its details were first opened'),
  edited_at: Time.nullable().describe('When the buyer last changed the message'),
  sent_price: Price.nullable().describe('The answer that has been sent to the buyer’s page'),
  sent_at: Time.nullable(),
  withdrawn_at: Time.nullable().describe(
    'When the buyer withdrew it: `client_name` and `client_message` are empty then, number and address null',
  ),
  buyer_outcome: z
    .enum(outcomes)
    .nullable()
    .describe('The buyer’s answer to whether the seller reached them'),
  prefers_whatsapp: z.boolean().describe('Whether the buyer prefers WhatsApp to a call'),
  ...wantedAnswers,
  photos: z.array(RequestPhoto).describe('That the buyer has added; none once it is withdrawn'),
  also_asked: z.boolean().describe('Whether the buyer asked other sellers the same'),
  takes_answer: z.boolean().describe('Whether an answer can be sent to the buyer’s page'),
  mail_state: MailState.nullable().describe(
    'What became of the mail to the seller; null where there was none',
  ),
  replies: z
    .array(ReplyLink)
    .describe('With an answer prepared in the buyer’s language; the preferred way is the first'),
});
export type Request = z.infer<typeof Request>;
