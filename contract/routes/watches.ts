import { z } from '@hono/zod-openapi';
import { created, done, success } from '../envelope.ts';
import { id } from '../fields/number.ts';
import { PushKey } from '../schemas/push.ts';
import { WatchAnswer, WatchForm, WatchPage } from '../schemas/watches.ts';
import { callsOf, json } from './calls.ts';

const anyone = callsOf('Watches', 'anyone');

/* The token is that in the link of the watches of an address or a browser. */

const responses = success('What is watched', WatchPage, 404);
const ofWatch = { params: z.object({ token: z.string(), watch: id() }) };

export const watch = anyone.post('/public/watches', {
  summary: 'Be told of new matches of a search, or when a piece costs less or is gone',
  description:
    'An address has to confirm it first; the answer is the same whether the address is known, has confirmed before, or watches ' +
    'as much as it may. `token` is that of a captcha, as for a request. A piece that is not there is a 404.',
  request: { body: json(WatchForm) },
  responses: created('Told from now on, or once it is confirmed', WatchAnswer, 404),
});

export const getDeviceKey = anyone.get('/public/push-key', {
  summary: 'The key with which a browser subscribes to push messages',
  responses: success('The key', PushKey),
});

export const getWatches = anyone.get('/public/watches/{token}', {
  summary: 'What an address or a browser watches',
  description: 'Guesses are slowed by network, a right link is always answered.',
  responses,
});

export const keepWatches = anyone.post('/public/watches/{token}', {
  summary: 'Say that somebody has opened the page: the watches go on for 90 days from now',
  responses,
});

export const endWatches = anyone.remove('/public/watches/{token}', {
  summary: 'End all watches',
  description:
    'Where none was confirmed, somebody else has named the address: it then gets no mails of strangers any more.',
  responses: done('Nothing is watched any more', 404),
});

export const confirmWatch = anyone.post('/public/watches/{token}/{watch}', {
  summary: 'Confirm a watch: it is told from now on',
  request: ofWatch,
  responses,
});

export const endWatch = anyone.remove('/public/watches/{token}/{watch}', {
  summary: 'End a watch',
  request: ofWatch,
  responses,
});
