import { z } from '@hono/zod-openapi';
import { done, success } from '../envelope.ts';
import { choice } from '../fields/choice.ts';
import * as base from '../schemas/operator-base.ts';
import { LandingText } from '../schemas/landing.ts';
import { EditedPage, LogoForm, MarketForm, PageChoice, PageTextForm } from '../schemas/market.ts';
import { callsOf, json, multipart } from './calls.ts';

const operator = callsOf('Operator', 'operator');
const ofBanner = z.object({ place: choice(base.bannerPlaces) });

export const getBaseData = operator.get('/operator/base', {
  summary: 'Name and identity, banners, industries with their categories, and exchange rates',
  responses: success('All of it', base.BaseData),
});

export const setBanner = operator.put('/operator/banners/{place}', {
  summary: 'Put a photo on the home page',
  request: { params: ofBanner, body: multipart(base.BannerForm) },
  responses: done('It is shown', 404),
});

export const clearBanner = operator.remove('/operator/banners/{place}', {
  summary: 'Take a banner off the home page',
  request: { params: ofBanner },
  responses: done('It is gone', 404, 422),
});

export const addIndustry = operator.post('/operator/industries', {
  summary: 'Add an industry',
  request: { body: json(base.IndustryForm) },
  responses: success('The industry', base.KnownIndustry),
});

export const changeIndustry = operator.put('/operator/industries/{id}', {
  summary: 'Rename an industry',
  request: { body: json(base.IndustryForm) },
  responses: success('The industry', base.KnownIndustry),
});

export const moveIndustry = operator.put('/operator/industries/{id}/place', {
  summary: 'Give an industry another place in the list',
  request: { body: json(base.PlaceForm) },
  responses: done('It is there'),
});

export const removeIndustry = operator.remove('/operator/industries/{id}', {
  summary: 'Remove an industry with its categories',
  description: 'One that has products or businesses is a 409.',
  responses: done('Removed', 409),
});

export const addCategory = operator.post('/operator/categories', {
  summary: 'Add a category',
  request: { body: multipart(base.CategoryForm) },
  responses: success('The category', base.KnownCategory, 404),
});

export const changeCategory = operator.put('/operator/categories/{id}', {
  summary: 'Rename or move a category, or give it another icon',
  request: { body: multipart(base.CategoryForm) },
  responses: success('The category', base.KnownCategory),
});

export const removeCategory = operator.remove('/operator/categories/{id}', {
  summary: 'Remove a category without products',
  description: 'One that has products is a 409.',
  responses: done('Removed', 409),
});

export const setExchangeRate = operator.put('/operator/rates/{currency}', {
  summary: 'Set how much of a currency one euro is',
  description: 'A change of more than a fifth is a 422 under `isSure` unless that is `true`.',
  request: {
    params: z.object({ currency: choice(base.foreignCurrencies) }),
    body: json(base.RateForm),
  },
  responses: done('It is set', 404),
});

export const setMarketSettings = operator.put('/operator/settings', {
  summary: 'Set name and legal identity of the marketplace',
  description: 'A field that is left out is no longer set.',
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

export const getEditedPage = operator.get('/operator/texts/{page}', {
  summary: 'The text of a page, with its versions',
  request: { params: PageChoice },
  responses: success('The page', EditedPage, 404),
});

export const publishPageText = operator.put('/operator/texts/{page}', {
  summary: 'Publish the text of a page',
  description:
    'In Markdown without HTML; null in both languages for the built-in text again. New terms are told to every seller ' +
    'by mail. The same text again makes no new version, and ends the word of what a release has changed. When another ' +
    'version has been published meanwhile it is a 409.',
  request: { params: PageChoice, body: json(PageTextForm) },
  responses: done('It is shown', 404, 409),
});

export const getLandingText = operator.get('/operator/landing-text', {
  summary: 'The words on the page of a room, a category or a town',
  request: { query: LandingText.pick({ path: true }) },
  responses: success('The words', LandingText, 404),
});

export const setLandingText = operator.put('/operator/landing-text', {
  summary: 'Put words above the listings of a room, a category or a town',
  description: 'Empty in both languages for none.',
  request: { body: json(LandingText) },
  responses: done('They are shown', 404),
});
