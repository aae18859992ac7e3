import { created, success } from '../envelope.ts';
import { ClosedForm } from '../schemas/business-closed.ts';
import { BusinessForm, CoverPhotoForm } from '../schemas/business-forms.ts';
import { Business, OwnBusiness } from '../schemas/business.ts';
import { Feeds } from '../schemas/feeds.ts';
import { ResultsQuery } from '../schemas/results-query.ts';
import { Results } from '../schemas/results.ts';
import { callsOf, json, multipart } from './calls.ts';

const seller = callsOf('Business profile', 'seller');
const owner = callsOf('Business profile', 'owner', { mayBeOperator: true });
const member = callsOf('Business profile', 'member', { mayBeOperator: true });

export const createBusiness = seller.post('/private/business-profile/create', {
  summary: 'Create the own business',
  description: 'A second one is a 409.',
  request: { body: multipart(BusinessForm) },
  responses: created('The business', Business, 409),
});

export const updateBusiness = owner.put('/private/business-profile/update', {
  summary: 'Change the own business',
  request: { body: multipart(BusinessForm) },
  responses: success('The business', Business),
});

export const updateCoverPhoto = owner.put('/private/business-profile/update-cover-photo', {
  summary: 'Change or remove the cover photo',
  request: { body: multipart(CoverPhotoForm) },
  responses: success('The business', Business),
});

export const closeBusiness = owner.put('/private/business-profile/closed', {
  summary: 'Close the own business for holidays, or open it again',
  description:
    'Its pages, those of what it sells, and the request form say so at once, until the last day is over; requests ' +
    'still arrive. Null for both days opens it again.',
  request: { body: json(ClosedForm) },
  responses: success('The business', Business),
});

export const getOwnBusiness = member.get('/private/business-profile/get', {
  summary: 'The own business',
  description:
    '`suspension` is null, or says why the business is out of the shop, such as that the operator has yet to say yes to a new one: nothing of it is public then. ' +
    'Its owner may change it as before; the changes show once it is back. `has_listings` and `has_requests` say how ' +
    'far a new business has come.',
  responses: success('The business', OwnBusiness),
});

export const getOwnResults = member.get('/private/business-profile/result', {
  summary: 'The own products and packages by section, newest first',
  request: { query: ResultsQuery },
  responses: success('The sections', Results),
});

export const listFeeds = member.get('/private/feeds', {
  summary: "The feeds of the own business for Google's and Meta's catalogues",
  responses: success('The feeds', Feeds),
});
