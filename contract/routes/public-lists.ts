import { z } from '@hono/zod-openapi';
import { created, done, success } from '../envelope.ts';
import { choice } from '../fields/choice.ts';
import { id } from '../fields/number.ts';
import { listingTypes } from '../listings.ts';
import * as lists from '../schemas/list.ts';
import { callsOf, json } from './calls.ts';

const anyone = callsOf('Lists', 'anyone');

/* The token is that of one of a list's two links. */

const ofPiece = z.object({ token: z.string(), type: choice(listingTypes), piece: id() });
const description = 'With the token of the link for reading it is a 403.';

export const createList = anyone.post('/public/lists', {
  summary: 'Make a list of pieces that is shared by link',
  description:
    'Phone numbers, mail addresses and links in its texts are a 422. `token` is that of a captcha, as for a request; a bad ' +
    'or used one is a 422 with path `recaptcha`. A list that nobody opens for twelve months is deleted.',
  request: { body: json(lists.NewList) },
  responses: created('The links, which nothing gives out again', lists.ListLinks),
});

export const getList = anyone.get('/public/lists/{token}', {
  summary: 'A list, for whoever holds one of its links',
  description: 'Guesses are slowed by network, a right link is always answered.',
  responses: success('The list', lists.SharedList, 404),
});

export const changeList = anyone.put('/public/lists/{token}', {
  summary: 'Change the name and the note of a list',
  description,
  request: { body: json(lists.ListTexts) },
  responses: done('It is changed', 404),
});

export const deleteList = anyone.remove('/public/lists/{token}', {
  summary: 'Delete a list: its links open nothing any more',
  description,
  responses: done('It is changed', 404),
});

export const addListPiece = anyone.put('/public/lists/{token}/pieces/{type}/{piece}', {
  summary: 'Add a piece to a list, or change its note there',
  description: `Repeated, it changes nothing. ${description} A full list is a 409.`,
  request: { params: ofPiece, body: json(lists.ListPieceForm) },
  responses: done('It is changed', 404, 409),
});

export const removeListPiece = anyone.remove('/public/lists/{token}/pieces/{type}/{piece}', {
  summary: 'Remove a piece from a list',
  description,
  request: { params: ofPiece },
  responses: done('It is changed', 404, 422),
});

export const reportList = anyone.post('/public/lists/{token}/reports', {
  summary: 'Tell the operator what is wrong with a list',
  description: 'Anonymous, and as a report of a listing.',
  request: { body: json(lists.ListReportForm) },
  responses: created('The operator will see it', z.null(), 404),
});
