import { z } from '@hono/zod-openapi';
import { created, done, success } from '../envelope.ts';
import { Id } from '../fields/answer.ts';
import { id } from '../fields/number.ts';
import * as own from '../schemas/own-request.ts';
import { callsOf, json, multipart, photograph } from './calls.ts';

const anyone = callsOf('Own requests', 'anyone');

/* The token is that in the link of a request, which the answer to its form carries. */

const theRequest = success('The request', own.OwnRequest, 404);
const theOpenRequest = success('The request', own.OwnRequest, 404, 409);

export const getOwnRequest = anyone.get('/public/requests/{token}', {
  summary: 'A request as its buyer sees it, who holds its link',
  description:
    'A held one looks like any other. Guesses are slowed by network, a right link is always answered.',
  responses: theRequest,
});

export const changeOwnMessage = anyone.put('/public/requests/{token}/message', {
  summary: 'Change or add to the message, until it is answered',
  description:
    'A text that would be held as likely spam is a 422 under `message`, and the text before stays. An answered or withdrawn request is a 409.',
  request: { body: json(own.OwnMessageForm) },
  responses: theOpenRequest,
});

export const withdrawOwnRequest = anyone.post('/public/requests/{token}/withdraw', {
  summary: 'Withdraw a request: its seller no longer sees who asked, nor what was written',
  responses: theRequest,
});

export const returnOwnRequest = anyone.remove('/public/requests/{token}/withdraw', {
  summary: 'Take a withdrawal back within a day',
  description: 'Later it is a 409.',
  responses: theOpenRequest,
});

export const answerOutcome = anyone.post('/public/requests/{token}/outcome', {
  summary: 'Say whether the seller reached the buyer',
  request: { body: json(own.OutcomeForm) },
  responses: theOpenRequest,
});

export const closeOwnRequest = anyone.post('/public/requests/{token}/close', {
  summary: 'Say that the request is not one’s own: its link opens nothing any more',
  description: 'No mail about requests goes to its address from then on.',
  responses: done('The link is closed', 404),
});

export const addRequestPhotos = anyone.post('/public/requests/{token}/photos', {
  summary: 'Add photographs to a request that is stored',
  description:
    'At most three in all; a repeated one adds nothing. They are stored anew without position and camera, and shown to the seller and to the holder of the link alone. A withdrawn request, and a shop without a place for them, is a 409.',
  request: { body: multipart(own.RequestPhotosForm) },
  responses: created('The request with its photographs', own.OwnRequest, 404, 409),
});

const ofPhoto = { params: z.object({ token: z.string(), photo: id() }) };

export const getOwnRequestPhoto = anyone.get('/public/requests/{token}/photos/{photo}', {
  summary: 'A photograph of a request, for the holder of its link',
  request: ofPhoto,
  responses: photograph(404),
});

export const removeRequestPhoto = anyone.remove('/public/requests/{token}/photos/{photo}', {
  summary: 'Remove a photograph from a request',
  request: ofPhoto,
  responses: theRequest,
});

export const listOtherSellers = anyone.get('/public/requests/{token}/others', {
  summary: 'Up to two sellers of like pieces who may be asked the same',
  description:
    'Empty until the seller asked first has been silent for two days or did not reach the buyer.',
  responses: success('What they sell', own.OtherSellers, 404),
});

export const askOtherSeller = anyone.post('/public/requests/{token}/others', {
  summary: 'Ask another seller the same',
  description:
    'The seller gets the name, number, address and message of the request. Each seller is asked once: a repeated call answers with the request that is there. A bad or used captcha token is a 422 with path `recaptcha`.',
  request: { body: json(own.AskOtherForm) },
  responses: created('The request is stored', z.object({ id: Id, link: z.string() }), 404, 409),
});

export const mailRequestLinks = anyone.post('/public/request-links', {
  summary: 'Send the links of the requests made with an e-mail address to that address',
  description:
    'The answer is the same whether there are any. `token` is that of a captcha, as for a request.',
  request: { body: json(own.RequestLinksForm) },
  responses: done('Sent, if there are any'),
});
