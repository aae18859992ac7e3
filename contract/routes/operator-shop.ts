import { done, success } from '../envelope.ts';
import { InviteForm, OpenInvitation } from '../schemas/members.ts';
import * as shop from '../schemas/operator-shop.ts';
import { callsOf, json } from './calls.ts';

const operator = callsOf('Operator', 'operator');

export const listKnownBusinesses = operator.get('/operator/businesses', {
  summary: 'All businesses: those that wait for approval, then the newest',
  request: { query: shop.BusinessesQuery },
  responses: success('A page of them', shop.KnownBusinesses),
});

export const suspendBusiness = operator.post('/operator/businesses/{id}/suspend', {
  summary: 'Take a business and all it shows out of the shop',
  description:
    'Its seller reads the reason. A wrong code is a 422 under `code`; a business that is suspended already keeps its reason.',
  request: { body: json(shop.TakeOutForm) },
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
  request: { body: json(shop.RefuseForm) },
  responses: done('It stays out of the shop'),
});

export const verifyBusiness = operator.post('/operator/businesses/{id}/verify', {
  summary: 'Confirm the tax number of a business, which gives it a badge',
  description: 'When its seller has given another number meanwhile it is a 409.',
  request: { body: json(shop.VerifyForm) },
  responses: done('It has the badge', 409),
});

export const unverifyBusiness = operator.post('/operator/businesses/{id}/unverify', {
  summary: 'Take the badge of a verified business back',
  responses: done('It has no badge'),
});

export const inviteOwner = operator.post('/operator/businesses/{id}/invite', {
  summary: 'Invite the owner of a business that has none',
  description:
    'With an address the invitation goes there by mail, and is for that address alone. It replaces a former one; a business ' +
    'with an owner, or with somebody who waits for a yes, is a 409.',
  request: { body: json(InviteForm) },
  responses: success('The invitation', OpenInvitation, 409),
});

export const confirmInvitation = operator.post('/operator/invitations/{id}/confirm', {
  summary: 'Say yes to whoever has accepted an invitation and waits',
  description: 'A 409 where the account has a business by now, or the business an owner.',
  responses: done('The business is theirs', 409),
});

export const endInvitation = operator.remove('/operator/invitations/{id}', {
  summary: 'Withdraw an invitation to own a business, or say no to whoever has accepted it',
  responses: done('Its link is void'),
});

export const handOverBusiness = operator.post('/operator/businesses/{id}/hand-over', {
  summary: 'Make an account the owner of a business that has none',
  description:
    'The account is verified and has no business, or works for this one; else a 422 under `email`. Both are written to.',
  request: { body: json(shop.HandOverForm) },
  responses: done('It is theirs'),
});

export const takeBackBusiness = operator.post('/operator/businesses/{id}/take-back', {
  summary: 'Take a business from its owner and staff',
  description:
    'They are signed out everywhere and read the reason; the business stays as it is, and is offered to nobody.',
  request: { body: json(shop.TakeOutForm) },
  responses: done('It has no owner'),
});

export const listKnownListings = operator.get('/operator/listings', {
  summary: 'All products and packages, newest first',
  request: { query: shop.ListingsQuery },
  responses: success('A page of them', shop.KnownListings),
});

export const hideListing = operator.post('/operator/listings/{id}/hide', {
  summary: 'Take a product or package out of the shop',
  description:
    'Its seller reads the reason; reports of it are settled. A wrong code is a 422 under `code`.',
  request: { body: json(shop.TakeOutForm) },
  responses: done('It is hidden'),
});

export const hideListings = operator.post('/operator/listings/hide', {
  summary: 'Take several products and packages out of the shop',
  description:
    'All for one reason and with one code; each seller gets one mail. Those that are hidden or gone already are passed over.',
  request: { body: json(shop.HideForm) },
  responses: success('How many', shop.Hidden),
});

export const showListing = operator.post('/operator/listings/{id}/show', {
  summary: 'Bring a hidden product or package back',
  responses: done('It is in the shop'),
});

export const listReports = operator.get('/operator/reports', {
  summary: 'What visitors have reported, by listing, the latest first',
  request: { query: shop.ReportsQuery },
  responses: success('A page of listings', shop.ReportedListings),
});

export const dismissReports = operator.post('/operator/reports/{id}/dismiss', {
  summary: 'Settle the reports of a listing without hiding it',
  responses: done('They are settled'),
});
