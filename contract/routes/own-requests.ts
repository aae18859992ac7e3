import { z } from '@hono/zod-openapi';
import { success } from '../envelope.ts';
import { OwnRequest } from '../schemas/own-request.ts';
import { callsOfAnyone } from './calls.ts';

const anyone = callsOfAnyone('Requests');

/** The token in the link of a request, which the answer to its form carries. */
const ofToken = { params: z.object({ token: z.string() }) };

export const getOwnRequest = anyone.get('/public/requests/{token}', {
  summary: 'A request as its buyer sees it, who holds its link',
  description:
    'A held one looks like any other. Guesses are slowed by network, a right link is always answered.',
  request: ofToken,
  responses: success('The request', OwnRequest),
  fails: [404],
});
