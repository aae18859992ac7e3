import { createRoute, z } from '@hono/zod-openapi';
import { failures, success } from '../envelope.ts';
import { Id } from '../fields/answer.ts';
import { idempotencyKey } from '../fields/idempotency-key.ts';
import { Captcha } from '../schemas/captcha.ts';
import { RequestForm } from '../schemas/request-form.ts';
import { xsrf } from '../security.ts';

const tags = ['Requests'];

/** Digits, or nothing: a captcha is never refused for a hint. */
const shopHint = z
  .string()
  .optional()
  .openapi({ description: 'The id of the business that is written to, where the page knows it' });

export const getCaptcha = createRoute({
  method: 'get',
  path: '/public/captcha',
  operationId: 'getCaptcha',
  summary: 'What the captcha of a request needs',
  description:
    'With altcha, `token` of the request is the base64 of the JSON `{challenge, solution}`; a challenge lives ' +
    '10 minutes and serves once, and is enough whatever has risen since. Its work grows with what the address, its ' +
    'network and the shop have seen lately, to at most four times the usual. The answer sets the XSRF cookie and the ' +
    'cookie of a visitor where they are missing.',
  tags,
  request: { query: z.object({ shop: shopHint }) },
  responses: { 200: success('The challenge, or the site key', Captcha), ...failures() },
});

export const submitRequest = createRoute({
  method: 'post',
  path: '/public/requests',
  operationId: 'submitRequest',
  summary: 'Ask a business for a product or package',
  description:
    'At least one of `contactEmail` and `phoneNumber` is needed. A bad or used captcha token is a 422 with ' +
    'path `recaptcha`. A request that looks like spam is stored and answered like any other, and kept apart for its ' +
    'seller as held. `signals` come from the form on the page; a call without them is not suspect for that.',
  tags,
  security: xsrf,
  request: {
    headers: idempotencyKey(
      'The same key and body within 24 hours give the first answer again; another body is a 409',
    ),
    body: { required: true, content: { 'application/json': { schema: RequestForm } } },
  },
  responses: {
    201: success(
      'The request is stored, and its mail or its place in a digest with it',
      z.object({ id: Id }),
    ),
    ...failures(400, 403, 404, 409, 413, 415, 422),
  },
});
