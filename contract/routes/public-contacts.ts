import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { failures, success } from '../envelope.ts';
import { captchaToken } from '../fields/captcha-token.ts';
import { id } from '../fields/number.ts';
import { Contact, ContactForm, PhoneForm, PhoneReadings } from '../schemas/contact.ts';
import { xsrf } from '../security.ts';

export const openContact = createRoute({
  method: 'post',
  path: '/public/businesses/{id}/contact',
  operationId: 'openContact',
  summary: 'How to reach a business by phone or messenger',
  description:
    'For a visitor who presses a button. A way that the seller has not allowed is a 404, like an unknown business. ' +
    'Counts as a contact in the seller’s figures, once for a visitor and day; crawlers and the owner do not count. ' +
    'Where many numbers have been fetched lately, a 422 CAPTCHA with path `recaptcha` asks for a solved captcha.',
  tags: ['Requests'],
  security: xsrf,
  request: {
    params: z.object({ id: id() }),
    headers: captchaToken('A solved captcha, as the `token` of a request; needed after a CAPTCHA'),
    body: json(ContactForm),
  },
  responses: {
    200: success('The number, and a link that uses it', Contact),
    ...failures(400, 403, 404, 413, 415, 422),
  },
});

export const readPhone = createRoute({
  method: 'post',
  path: '/public/phone-readings',
  operationId: 'readPhone',
  summary: 'What number a text will be taken for',
  description:
    'For forms, which show it beneath the field and ask where it is doubtful. Nothing of it is stored.',
  tags: ['Requests'],
  security: xsrf,
  request: { body: json(PhoneForm) },
  responses: {
    200: success('The number, and what else it may be', PhoneReadings),
    ...failures(400, 403, 413, 415, 422),
  },
});
