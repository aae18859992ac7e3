import { z } from '@hono/zod-openapi';
import { created, success } from '../envelope.ts';
import { Id } from '../fields/answer.ts';
import { captchaToken, idempotencyKey } from '../fields/headers.ts';
import { Captcha } from '../schemas/captcha.ts';
import { RequestForm } from '../schemas/request-form.ts';
import { Contact, ContactForm, PhoneForm, PhoneReadings } from '../schemas/contact.ts';
import { ReportForm } from '../schemas/report-form.ts';
import { callsOf, json } from './calls.ts';

const anyone = callsOf('Requests', 'anyone');

/** A captcha is never refused for a hint. */
const shopHint = z
  .string()
  .regex(/^\d{1,10}$/)
  .optional()
  .catch(undefined)
  .openapi({
    type: 'string',
    description: 'The id of the business that is written to, where the page knows it',
  });

export const getCaptcha = anyone.get('/public/captcha', {
  summary: 'What the captcha of a request needs',
  description:
    'With altcha, `token` of the request is the base64 of the JSON `{challenge, solution}`; a challenge lives ' +
    '10 minutes and serves once, and is enough whatever has risen since. Its work grows with what the address, its ' +
    'network and the shop have seen lately, to at most four times the usual. The answer sets the XSRF cookie and the ' +
    'cookie of a visitor where they are missing.',
  request: { query: z.object({ shop: shopHint }) },
  isLenient: true,
  responses: success('The challenge, or the site key', Captcha),
});

export const submitRequest = anyone.post('/public/requests', {
  summary: 'Ask a business for a product or package',
  description:
    'At least one of `contactEmail` and `phoneNumber` is needed. A bad or used captcha token is a 422 with ' +
    'path `recaptcha`. A request that looks like spam is stored and answered like any other, and kept apart for its ' +
    'seller as held. `signals` come from the form on the page; a call without them is not suspect for that.',
  request: {
    headers: idempotencyKey(
      'The same key and body within 24 hours give the first answer again; another body is a 409',
    ),
    body: json(RequestForm),
  },
  responses: created(
    'The request is stored, and its mail or its place in a digest with it',
    z.object({
      id: Id,
      link: z
        .string()
        .describe('The path of the page on which the buyer follows it, good for 180 days'),
    }),
    404,
    409,
  ),
});

export const openContact = anyone.post('/public/businesses/{id}/contact', {
  summary: 'How to reach a business by phone or messenger',
  description:
    'For a visitor who presses a button. A way that the seller has not allowed is a 404, like an unknown business. ' +
    'Counts as a contact in the seller’s figures, once for a visitor and day; crawlers and the owner do not count. ' +
    'Where many numbers have been fetched lately, a 422 CAPTCHA with path `recaptcha` asks for a solved captcha.',
  request: {
    headers: captchaToken('A solved captcha, as the `token` of a request; needed after a CAPTCHA'),
    body: json(ContactForm),
  },
  responses: success('The number, and a link that uses it', Contact),
});

export const readPhone = anyone.post('/public/phone-readings', {
  summary: 'What number a text will be taken for',
  description:
    'For forms, which show it beneath the field and ask where it is doubtful. Nothing of it is stored.',
  request: { body: json(PhoneForm) },
  responses: success('The number, and what else it may be', PhoneReadings),
});

export const reportListing = callsOf('Listing reports', 'anyone').post('/public/reports', {
  summary: 'Tell the operator what is wrong with a product or package',
  description:
    'Anonymous. `token` is that of a captcha, as for a request; a bad or used one is a 422 with path `recaptcha`.',
  request: { body: json(ReportForm) },
  responses: created('The operator will see it', z.null(), 404),
});
