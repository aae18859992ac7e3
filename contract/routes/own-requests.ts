import { z } from '@hono/zod-openapi';
import { created, done, success } from '../envelope.ts';
import { Id } from '../fields/answer.ts';
import { id } from '../fields/number.ts';
import {
  AskOtherForm,
  OtherSellers,
  OutcomeForm,
  OwnMessageForm,
  OwnRequest,
  RequestLinksForm,
  RequestPhotosForm,
} from '../schemas/own-request.ts';
import { callsOfAnyone, json, multipart, photograph } from './calls.ts';

const anyone = callsOfAnyone('Own requests');

/** The token in the link of a request, which the answer to its form carries. */
const params = z.object({ token: z.string() });
const theRequest = success('The request', OwnRequest);
const ofLink = { request: { params }, responses: theRequest };

export const getOwnRequest = anyone.get('/public/requests/{token}', {
  summary: 'A request as its buyer sees it, who holds its link',
  description:
    'A held one looks like any other. Guesses are slowed by network, a right link is always answered.',
  ...ofLink,
  fails: [404],
});

export const changeOwnMessage = anyone.put('/public/requests/{token}/message', {
  summary: 'Change or add to the message, until it is answered',
  description:
    'A text that would be held as likely spam is a 422 under `message`, and the text before stays. An answered or withdrawn request is a 409.',
  request: { params, body: json(OwnMessageForm) },
  responses: theRequest,
  fails: [404, 409],
});

export const withdrawOwnRequest = anyone.post('/public/requests/{token}/withdraw', {
  summary: 'Withdraw a request: its seller no longer sees who asked, nor what was written',
  ...ofLink,
  fails: [404],
});

export const returnOwnRequest = anyone.remove('/public/requests/{token}/withdraw', {
  summary: 'Take a withdrawal back within a day',
  description: 'Later it is a 409.',
  ...ofLink,
  fails: [404, 409],
});

export const answerOutcome = anyone.post('/public/requests/{token}/outcome', {
  summary: 'Say whether the seller reached the buyer',
  request: { params, body: json(OutcomeForm) },
  responses: theRequest,
  fails: [404, 409],
});

export const closeOwnRequest = anyone.post('/public/requests/{token}/close', {
  summary: 'Say that the request is not one’s own: its link opens nothing any more',
  description: 'No mail about requests goes to its address from then on.',
  request: { params },
  responses: done('The link is closed'),
  fails: [404],
});

export const addRequestPhotos = anyone.post('/public/requests/{token}/photos', {
  summary: 'Add photographs to a request that is stored',
  description:
    'At most three in all; a repeated one adds nothing. They are stored anew without position and camera, and shown to the seller and to the holder of the link alone. A withdrawn request, and a shop without a place for them, is a 409.',
  request: { params, body: multipart(RequestPhotosForm) },
  responses: created('The request with its photographs', OwnRequest),
  fails: [404, 409],
});

const ofPhoto = { params: params.extend({ photo: id() }) };

export const getOwnRequestPhoto = anyone.get('/public/requests/{token}/photos/{photo}', {
  summary: 'A photograph of a request, for the holder of its link',
  request: ofPhoto,
  responses: photograph,
  fails: [404],
});

export const removeRequestPhoto = anyone.remove('/public/requests/{token}/photos/{photo}', {
  summary: 'Remove a photograph from a request',
  request: ofPhoto,
  responses: theRequest,
  fails: [404],
});

export const listOtherSellers = anyone.get('/public/requests/{token}/others', {
  summary: 'Up to two sellers of like pieces who may be asked the same',
  description:
    'Empty until the seller asked first has been silent for two days or did not reach the buyer.',
  request: { params },
  responses: success('What they sell', OtherSellers),
  fails: [404],
});

export const askOtherSeller = anyone.post('/public/requests/{token}/others', {
  summary: 'Ask another seller the same',
  description:
    'The seller gets the name, number, address and message of the request. Each seller is asked once: a repeated call answers with the request that is there. A bad or used captcha token is a 422 with path `recaptcha`.',
  request: { params, body: json(AskOtherForm) },
  responses: created('The request is stored', z.object({ id: Id, link: z.string() })),
  fails: [404, 409],
});

export const mailRequestLinks = anyone.post('/public/request-links', {
  summary: 'Send the links of the requests made with an e-mail address to that address',
  description:
    'The answer is the same whether there are any. `token` is that of a captcha, as for a request.',
  request: { body: json(RequestLinksForm) },
  responses: done('Sent, if there are any'),
});
