import { z } from '@hono/zod-openapi';
import { done, success } from '../envelope.ts';
import {
  EditedPage,
  KnownPage,
  LogoForm,
  MarketForm,
  MarketSettings,
  PageChoice,
  PageTextForm,
  PastTexts,
  VersionChoice,
} from '../schemas/market.ts';
import { callsOfRoles, json, multipart } from './calls.ts';

const operator = callsOfRoles('Operator');

export const getMarketSettings = operator.get('/operator/settings', {
  summary: 'Name, logo and legal identity of the marketplace',
  responses: success('All of it', MarketSettings),
});

export const setMarketSettings = operator.put('/operator/settings', {
  summary: 'Set name and legal identity of the marketplace',
  description: 'What is left out is no longer set.',
  request: { body: json(MarketForm) },
  responses: done('They are shown'),
});

export const setLogo = operator.put('/operator/logo', {
  summary: 'Show a logo in place of the name',
  request: { body: multipart(LogoForm) },
  responses: done('It is shown'),
});

export const clearLogo = operator.remove('/operator/logo', {
  summary: 'Show the name in letters again',
  responses: done('The logo is gone'),
});

export const listPageTexts = operator.get('/operator/texts', {
  summary: 'The pages whose text can be edited',
  responses: success('The pages', z.array(KnownPage)),
});

export const getEditedPage = operator.get('/operator/texts/{page}', {
  summary: 'The text of a page, with its versions',
  request: { params: PageChoice },
  responses: success('The page', EditedPage),
  fails: [404],
});

export const getPastTexts = operator.get('/operator/texts/{page}/{version}', {
  summary: 'A former version of the text of a page',
  request: { params: VersionChoice },
  responses: success('Both languages, in Markdown', PastTexts),
  fails: [404],
});

export const publishPageText = operator.put('/operator/texts/{page}', {
  summary: 'Publish the text of a page',
  description:
    'In Markdown without HTML; null in both languages for the built-in text again. New terms are told to every seller ' +
    'by mail. The same text again makes no new version, and ends the word of what a release has changed. When another ' +
    'version has been published meanwhile it is a 409.',
  request: { params: PageChoice, body: json(PageTextForm) },
  responses: done('It is shown'),
  fails: [404, 409],
});
