import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { failures, success } from '../envelope.ts';
import { Count } from '../fields/answer.ts';
import { SavedSizes, SizesForm, Unmeasured, UnmeasuredQuery } from '../schemas/product-sizes.ts';
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Products'];

export const listUnmeasured = createRoute({
  method: 'get',
  path: '/private/product-sizes/get',
  operationId: 'listUnmeasured',
  summary: 'Own products that lack a size',
  description: 'Length, width or height; what has none is left out where visitors ask what fits.',
  tags,
  security: session,
  request: { query: UnmeasuredQuery },
  responses: {
    200: success(
      'The products',
      z.object({ results: z.array(Unmeasured), page: Count, perPage: Count, total: Count }),
    ),
    ...failures(401, 403, 422),
  },
});

export const updateSizes = createRoute({
  method: 'put',
  path: '/private/product-sizes/update',
  operationId: 'updateSizes',
  summary: 'Change the sizes of several products',
  description:
    'Each product by itself: one whose `version` is stale stays as it is and is named in `stale`, the others are saved. ' +
    'Without a version the last write wins. Nothing is saved when one of them is not found or a value is refused.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(SizesForm) },
  responses: {
    200: success('What was saved', SavedSizes),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});
