import { z } from '@hono/zod-openapi';
import { success } from '../envelope.ts';
import { wholeNumber } from '../fields/number.ts';
import { logosInTurn, trendingItems } from '../limits.ts';
import { Assortment, Business, BusinessLogo } from '../schemas/business.ts';
import { TrendingItem } from '../schemas/card.ts';
import { Industry } from '../schemas/industry.ts';
import { Announcements, PageChoice, PageText } from '../schemas/market.ts';
import { Package } from '../schemas/package.ts';
import { Product } from '../schemas/product.ts';
import { callsOf } from './calls.ts';

const anyone = callsOf('Catalogue', 'anyone');

export const listIndustries = anyone.get('/public/industries', {
  summary: 'All industries with their categories',
  responses: success('The industries', z.array(Industry)),
});

export const getAnnouncements = anyone.get('/public/announcements', {
  summary: 'The banners of the home page',
  responses: success('The banners', Announcements),
});

export const getPageText = anyone.get('/public/texts/{page}', {
  summary: 'The terms, the privacy policy, the help or the contact page',
  request: { params: PageChoice },
  responses: success('The text in the language of the caller', PageText, 404),
});

export const listBusinessLogos = anyone.get('/public/businesses/logos', {
  summary: 'The logos of all businesses, by name',
  description:
    'With `limit` at most so many of them: those whose turn it is today, so that all are seen in the course of time.',
  request: { query: z.object({ limit: wholeNumber(1, logosInTurn.max).optional() }) },
  responses: success('The logos', z.array(BusinessLogo)),
});

export const listTrending = anyone.get('/public/products/trending', {
  summary: 'The most viewed products and packages of the last 30 days, filled up with the newest',
  responses: success('The items', z.array(TrendingItem).max(trendingItems.max)),
});

export const getBusiness = anyone.get('/public/businesses/{id}', {
  summary: 'One business',
  responses: success('The business', Business),
});

export const getAssortment = anyone.get('/public/businesses/{id}/assortment', {
  summary: 'How much a business has, and in which categories',
  responses: success('The assortment', Assortment),
});

export const getProduct = anyone.get('/public/products/{id}', {
  summary: 'One product',
  responses: success('The product', Product),
});

export const getPackage = anyone.get('/public/packages/{id}', {
  summary: 'One package',
  responses: success('The package', Package),
});

const views = callsOf('Views', 'anyone');
const seen = <Path extends string>(path: Path, what: string) =>
  views.post(path, {
    description:
      'Counts once for a visitor and item in 30 minutes; crawlers and the owner do not count.',
    responses: { 204: { description: 'Seen' } },
    summary: `Someone looks at a ${what}`,
  });

export const recordBusinessView = seen('/public/businesses/{id}/views', 'business');
export const recordProductView = seen('/public/products/{id}/views', 'product');
export const recordPackageView = seen('/public/packages/{id}/views', 'package');
