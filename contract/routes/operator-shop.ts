import { done, success } from '../envelope.ts';
import {
  BusinessesQuery,
  Hidden,
  HideForm,
  KnownBusinesses,
  KnownListings,
  ListingsQuery,
  ReportedListings,
  ReportsQuery,
  TakeOutForm,
} from '../schemas/operator-shop.ts';
import { callsOfRoles, json } from './calls.ts';

const operator = callsOfRoles('Operator');

export const listKnownBusinesses = operator.get('/operator/businesses', {
  summary: 'All businesses, newest first',
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

export const hideListings = operator.post('/operator/listings/hide', {
  summary: 'Take several products and packages out of the shop',
  description:
    'All for one reason and with one code; each seller gets one mail. Those that are hidden or gone already are passed over.',
  request: { body: json(HideForm) },
  responses: success('How many', Hidden),
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
