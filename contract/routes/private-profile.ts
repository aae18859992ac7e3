import { createRoute } from '@hono/zod-openapi';
import { multipart } from '../body.ts';
import { failures, success } from '../envelope.ts';
import { BusinessForm, CoverPhotoForm } from '../schemas/business-forms.ts';
import { Business, OwnBusiness } from '../schemas/business.ts';
import { ResultsQuery } from '../schemas/results-query.ts';
import { Results } from '../schemas/results.ts';
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Business profile'];

export const createBusiness = createRoute({
  method: 'post',
  path: '/private/business-profile/create',
  operationId: 'createBusiness',
  summary: 'Create the own business',
  description: 'A second one is a 409.',
  tags,
  security: sessionAndXsrf,
  request: { body: multipart(BusinessForm) },
  responses: {
    201: success('The business', Business),
    ...failures(400, 401, 403, 409, 413, 415, 422),
  },
});

export const updateBusiness = createRoute({
  method: 'put',
  path: '/private/business-profile/update',
  operationId: 'updateBusiness',
  summary: 'Change the own business',
  tags,
  security: sessionAndXsrf,
  request: { body: multipart(BusinessForm) },
  responses: { 200: success('The business', Business), ...failures(400, 401, 403, 413, 415, 422) },
});

export const updateCoverPhoto = createRoute({
  method: 'put',
  path: '/private/business-profile/update-cover-photo',
  operationId: 'updateCoverPhoto',
  summary: 'Change or remove the cover photo',
  tags,
  security: sessionAndXsrf,
  request: { body: multipart(CoverPhotoForm) },
  responses: { 200: success('The business', Business), ...failures(400, 401, 403, 413, 415, 422) },
});

export const getOwnBusiness = createRoute({
  method: 'get',
  path: '/private/business-profile/get',
  operationId: 'getOwnBusiness',
  summary: 'The own business',
  description:
    '`suspension` is null, or says why the operator keeps the business out of the shop: nothing of it is public then. ' +
    'Its owner may change it as before; the changes show once it is back. `has_listings` and `has_requests` say how ' +
    'far a new business has come.',
  tags,
  security: session,
  responses: { 200: success('The business', OwnBusiness), ...failures(401, 403) },
});

export const getOwnResults = createRoute({
  method: 'get',
  path: '/private/business-profile/result',
  operationId: 'getOwnResults',
  summary: 'The own products and packages by section, newest first',
  tags,
  security: session,
  request: { query: ResultsQuery },
  responses: { 200: success('The sections', Results), ...failures(401, 403, 422) },
});
