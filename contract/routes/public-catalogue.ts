import { createRoute, z } from '@hono/zod-openapi';
import { failures, success } from '../envelope.ts';
import { id, wholeNumber } from '../fields/number.ts';
import { logosInTurn, trendingItems } from '../limits.ts';
import { Announcements } from '../schemas/announcements.ts';
import { Assortment, Business, BusinessLogo } from '../schemas/business.ts';
import { TrendingItem } from '../schemas/card.ts';
import { Industry } from '../schemas/industry.ts';
import { Package } from '../schemas/package.ts';
import { Product } from '../schemas/product.ts';

const tags = ['Catalogue'];
const params = z.object({ id: id() });

export const listIndustries = createRoute({
  method: 'get',
  path: '/public/industries',
  operationId: 'listIndustries',
  summary: 'All industries with their categories',
  tags,
  responses: { 200: success('The industries', z.array(Industry)), ...failures() },
});

export const getAnnouncements = createRoute({
  method: 'get',
  path: '/public/announcements',
  operationId: 'getAnnouncements',
  summary: 'The banners of the home page',
  tags,
  responses: { 200: success('The banners', Announcements), ...failures() },
});

export const listBusinessLogos = createRoute({
  method: 'get',
  path: '/public/businesses/logos',
  operationId: 'listBusinessLogos',
  summary: 'The logos of all businesses, by name',
  description:
    'With `limit` at most so many of them: those whose turn it is today, so that all are seen in the course of time.',
  tags,
  request: { query: z.object({ limit: wholeNumber(1, logosInTurn.max).optional() }) },
  responses: { 200: success('The logos', z.array(BusinessLogo)), ...failures(422) },
});

export const listTrending = createRoute({
  method: 'get',
  path: '/public/products/trending',
  operationId: 'listTrending',
  summary: 'The most viewed products and packages of the last 30 days, filled up with the newest',
  tags,
  responses: {
    200: success('The items', z.array(TrendingItem).max(trendingItems.max)),
    ...failures(),
  },
});

export const getBusiness = createRoute({
  method: 'get',
  path: '/public/businesses/{id}',
  operationId: 'getBusiness',
  summary: 'One business',
  tags,
  request: { params },
  responses: { 200: success('The business', Business), ...failures(404, 422) },
});

export const getAssortment = createRoute({
  method: 'get',
  path: '/public/businesses/{id}/assortment',
  operationId: 'getAssortment',
  summary: 'How much a business has, and in which categories',
  tags,
  request: { params },
  responses: { 200: success('The assortment', Assortment), ...failures(404, 422) },
});

export const getProduct = createRoute({
  method: 'get',
  path: '/public/products/{id}',
  operationId: 'getProduct',
  summary: 'One product',
  tags,
  request: { params },
  responses: { 200: success('The product', Product), ...failures(404, 422) },
});

export const getPackage = createRoute({
  method: 'get',
  path: '/public/packages/{id}',
  operationId: 'getPackage',
  summary: 'One package',
  tags,
  request: { params },
  responses: { 200: success('The package', Package), ...failures(404, 422) },
});
