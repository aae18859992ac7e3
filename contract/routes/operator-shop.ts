import { done, success } from '../envelope.ts';
import {
  BusinessesQuery,
  KnownBusinesses,
  KnownListings,
  ListingsQuery,
  RefuseForm,
  ReportedListings,
  ReportsQuery,
  TakeOutForm,
} from '../schemas/operator-shop.ts';
import { callsOfRoles, json } from './calls.ts';

const operator = callsOfRoles('Operator');

export const listKnownBusinesses = operator.get('/operator/businesses', {
  summary: 'All businesses: those that wait for approval, then the newest',
  request: { query: BusinessesQuery },
  responses: success('A page of them', KnownBusinesses),
});

export const suspendBusiness = operator.post('/operator/businesses/{id}/suspend', {
  summary: 'Take a business and all it shows out of the shop',
  description:
    'Its seller reads the reason. A wrong code is a 422 under `code`; a business that is suspended already keeps its reason.',
  request: { body: json(TakeOutForm) },
  responses: done('It is out of the shop'),
});

export const restoreBusiness = operator.post('/operator/businesses/{id}/restore', {
  summary: 'Bring a suspended business back',
  responses: done('It is in the shop'),
});

export const approveBusiness = operator.post('/operator/businesses/{id}/approve', {
  summary: 'Say yes to a new business that waits for it',
  description: 'Its seller hears of it by mail and push. One that does not wait stays as it is.',
  responses: done('It is in the shop'),
});

export const refuseBusiness = operator.post('/operator/businesses/{id}/refuse', {
  summary: 'Say no to a new business that waits for approval',
  description: 'It stays suspended; its seller hears the reason by mail and push.',
  request: { body: json(RefuseForm) },
  responses: done('It stays out of the shop'),
});

export const listKnownListings = operator.get('/operator/listings', {
  summary: 'All products and packages, newest first',
  request: { query: ListingsQuery },
  responses: success('A page of them', KnownListings),
});

export const hideListing = operator.post('/operator/listings/{id}/hide', {
  summary: 'Take a product or package out of the shop',
  description:
    'Its seller reads the reason; reports of it are settled. A wrong code is a 422 under `code`.',
  request: { body: json(TakeOutForm) },
  responses: done('It is hidden'),
});

export const showListing = operator.post('/operator/listings/{id}/show', {
  summary: 'Bring a hidden product or package back',
  responses: done('It is in the shop'),
});

export const listReports = operator.get('/operator/reports', {
  summary: 'What visitors have reported, by listing, the latest first',
  request: { query: ReportsQuery },
  responses: success('A page of listings', ReportedListings),
});

export const dismissReports = operator.post('/operator/reports/{id}/dismiss', {
  summary: 'Settle the reports of a listing without hiding it',
  responses: done('They are settled'),
});
