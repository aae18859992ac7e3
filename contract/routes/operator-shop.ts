import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import { id } from '../fields/number.ts';
import {
  BusinessesQuery,
  KnownBusinesses,
  KnownListings,
  ListingsQuery,
  ReportedListings,
  ReportsQuery,
  TakeOutForm,
} from '../schemas/operator-shop.ts';
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Operator'];

export const listKnownBusinesses = createRoute({
  method: 'get',
  path: '/operator/businesses',
  operationId: 'listKnownBusinesses',
  summary: 'All businesses, newest first',
  tags,
  security: session,
  request: { query: BusinessesQuery },
  responses: { 200: success('A page of them', KnownBusinesses), ...failures(401, 403, 422) },
});

export const suspendBusiness = createRoute({
  method: 'post',
  path: '/operator/businesses/{id}/suspend',
  operationId: 'suspendBusiness',
  summary: 'Take a business and all it shows out of the shop',
  description:
    'Its seller reads the reason. A wrong code is a 422 under `code`; a business that is suspended already keeps its reason.',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }), body: json(TakeOutForm) },
  responses: { 200: done('It is out of the shop'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const restoreBusiness = createRoute({
  method: 'post',
  path: '/operator/businesses/{id}/restore',
  operationId: 'restoreBusiness',
  summary: 'Bring a suspended business back',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('It is in the shop'), ...failures(401, 403, 404, 422) },
});

export const listKnownListings = createRoute({
  method: 'get',
  path: '/operator/listings',
  operationId: 'listKnownListings',
  summary: 'All products and packages, newest first',
  tags,
  security: session,
  request: { query: ListingsQuery },
  responses: { 200: success('A page of them', KnownListings), ...failures(401, 403, 422) },
});

export const hideListing = createRoute({
  method: 'post',
  path: '/operator/listings/{id}/hide',
  operationId: 'hideListing',
  summary: 'Take a product or package out of the shop',
  description:
    'Its seller reads the reason; reports of it are settled. A wrong code is a 422 under `code`.',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }), body: json(TakeOutForm) },
  responses: { 200: done('It is hidden'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const showListing = createRoute({
  method: 'post',
  path: '/operator/listings/{id}/show',
  operationId: 'showListing',
  summary: 'Bring a hidden product or package back',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('It is in the shop'), ...failures(401, 403, 404, 422) },
});

export const listReports = createRoute({
  method: 'get',
  path: '/operator/reports',
  operationId: 'listReports',
  summary: 'What visitors have reported, by listing, the latest first',
  tags,
  security: session,
  request: { query: ReportsQuery },
  responses: { 200: success('A page of listings', ReportedListings), ...failures(401, 403, 422) },
});

export const dismissReports = createRoute({
  method: 'post',
  path: '/operator/reports/{id}/dismiss',
  operationId: 'dismissReports',
  summary: 'Settle the reports of a listing without hiding it',
  tags,
  security: sessionAndXsrf,
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('They are settled'), ...failures(401, 403, 404, 422) },
});
