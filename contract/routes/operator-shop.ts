import { z } from '@hono/zod-openapi';
import { done, success } from '../envelope.ts';
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
import { callsOfRoles, json } from './calls.ts';

const operator = callsOfRoles('Operator');

export const listKnownBusinesses = operator.get('listKnownBusinesses', '/operator/businesses', {
  summary: 'All businesses, newest first',
  request: { query: BusinessesQuery },
  responses: { 200: success('A page of them', KnownBusinesses) },
  fails: [422],
});

export const suspendBusiness = operator.post(
  'suspendBusiness',
  '/operator/businesses/{id}/suspend',
  {
    summary: 'Take a business and all it shows out of the shop',
    description:
      'Its seller reads the reason. A wrong code is a 422 under `code`; a business that is suspended already keeps its reason.',
    request: { params: z.object({ id: id() }), body: json(TakeOutForm) },
    responses: { 200: done('It is out of the shop') },
    fails: [404],
  },
);

export const restoreBusiness = operator.post(
  'restoreBusiness',
  '/operator/businesses/{id}/restore',
  {
    summary: 'Bring a suspended business back',
    request: { params: z.object({ id: id() }) },
    responses: { 200: done('It is in the shop') },
    fails: [404, 422],
  },
);

export const listKnownListings = operator.get('listKnownListings', '/operator/listings', {
  summary: 'All products and packages, newest first',
  request: { query: ListingsQuery },
  responses: { 200: success('A page of them', KnownListings) },
  fails: [422],
});

export const hideListing = operator.post('hideListing', '/operator/listings/{id}/hide', {
  summary: 'Take a product or package out of the shop',
  description:
    'Its seller reads the reason; reports of it are settled. A wrong code is a 422 under `code`.',
  request: { params: z.object({ id: id() }), body: json(TakeOutForm) },
  responses: { 200: done('It is hidden') },
  fails: [404],
});

export const showListing = operator.post('showListing', '/operator/listings/{id}/show', {
  summary: 'Bring a hidden product or package back',
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('It is in the shop') },
  fails: [404, 422],
});

export const listReports = operator.get('listReports', '/operator/reports', {
  summary: 'What visitors have reported, by listing, the latest first',
  request: { query: ReportsQuery },
  responses: { 200: success('A page of listings', ReportedListings) },
  fails: [422],
});

export const dismissReports = operator.post('dismissReports', '/operator/reports/{id}/dismiss', {
  summary: 'Settle the reports of a listing without hiding it',
  request: { params: z.object({ id: id() }) },
  responses: { 200: done('They are settled') },
  fails: [404, 422],
});
