import { z } from '@hono/zod-openapi';
import { success } from '../envelope.ts';
import { id, wholeNumber } from '../fields/number.ts';
import { logosInTurn, trendingItems } from '../limits.ts';
import { Announcements } from '../schemas/announcements.ts';
import { Assortment, Business, BusinessLogo } from '../schemas/business.ts';
import { TrendingItem } from '../schemas/card.ts';
import { Industry } from '../schemas/industry.ts';
import { Package } from '../schemas/package.ts';
import { Product } from '../schemas/product.ts';
import { callsOfAnyone } from './calls.ts';

const anyone = callsOfAnyone('Catalogue');
const params = z.object({ id: id() });

export const listIndustries = anyone.get('listIndustries', '/public/industries', {
  summary: 'All industries with their categories',
  responses: { 200: success('The industries', z.array(Industry)) },
});

export const getAnnouncements = anyone.get('getAnnouncements', '/public/announcements', {
  summary: 'The banners of the home page',
  responses: { 200: success('The banners', Announcements) },
});

export const listBusinessLogos = anyone.get('listBusinessLogos', '/public/businesses/logos', {
  summary: 'The logos of all businesses, by name',
  description:
    'With `limit` at most so many of them: those whose turn it is today, so that all are seen in the course of time.',
  request: { query: z.object({ limit: wholeNumber(1, logosInTurn.max).optional() }) },
  responses: { 200: success('The logos', z.array(BusinessLogo)) },
  fails: [422],
});

export const listTrending = anyone.get('listTrending', '/public/products/trending', {
  summary: 'The most viewed products and packages of the last 30 days, filled up with the newest',
  responses: {
    200: success('The items', z.array(TrendingItem).max(trendingItems.max)),
  },
});

export const getBusiness = anyone.get('getBusiness', '/public/businesses/{id}', {
  summary: 'One business',
  request: { params },
  responses: { 200: success('The business', Business) },
  fails: [404, 422],
});

export const getAssortment = anyone.get('getAssortment', '/public/businesses/{id}/assortment', {
  summary: 'How much a business has, and in which categories',
  request: { params },
  responses: { 200: success('The assortment', Assortment) },
  fails: [404, 422],
});

export const getProduct = anyone.get('getProduct', '/public/products/{id}', {
  summary: 'One product',
  request: { params },
  responses: { 200: success('The product', Product) },
  fails: [404, 422],
});

export const getPackage = anyone.get('getPackage', '/public/packages/{id}', {
  summary: 'One package',
  request: { params },
  responses: { 200: success('The package', Package) },
  fails: [404, 422],
});

const views = callsOfAnyone('Views');
const seen = {
  description:
    'Counts once for a visitor and item in 30 minutes; crawlers and the owner do not count.',
  request: { params },
  responses: { 204: { description: 'Seen' } },
  fails: [404, 422],
} as const;

export const recordBusinessView = views.post(
  'recordBusinessView',
  '/public/businesses/{id}/views',
  { ...seen, summary: 'Someone looks at a business' },
);

export const recordProductView = views.post('recordProductView', '/public/products/{id}/views', {
  ...seen,
  summary: 'Someone looks at a product',
});

export const recordPackageView = views.post('recordPackageView', '/public/packages/{id}/views', {
  ...seen,
  summary: 'Someone looks at a package',
});
