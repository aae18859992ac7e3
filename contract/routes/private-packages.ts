import { createRoute, z } from '@hono/zod-openapi';
import { multipart } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import { idempotencyKey } from '../fields/idempotency-key.ts';
import { id } from '../fields/number.ts';
import { NewPackageForm, PackageChangeForm } from '../schemas/package-forms.ts';
import { Package } from '../schemas/package.ts';
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Packages'];

export const createPackage = createRoute({
  method: 'post',
  path: '/private/package-creation/create',
  operationId: 'createPackage',
  summary: 'Publish a package of own products',
  description: 'A product that is unknown or not yours is a 404.',
  tags,
  security: sessionAndXsrf,
  request: {
    headers: idempotencyKey(
      'The same key within 24 hours is the same package: it is not published twice, and another form is written over it',
    ),
    body: multipart(NewPackageForm),
  },
  responses: {
    201: success('The package', Package),
    ...failures(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

export const updatePackage = createRoute({
  method: 'put',
  path: '/private/package-creation/update',
  operationId: 'updatePackage',
  summary: 'Change a package',
  description:
    'A stale `version` is a 409; without one the last write wins. A product that is unknown or not yours is a 404.',
  tags,
  security: sessionAndXsrf,
  request: { body: multipart(PackageChangeForm) },
  responses: {
    200: success('The package', Package),
    ...failures(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

export const deletePackage = createRoute({
  method: 'delete',
  path: '/private/package-creation/delete',
  operationId: 'deletePackage',
  summary: 'Delete a package',
  description: '`packageId` is in the query or in the body.',
  tags,
  security: sessionAndXsrf,
  request: {
    query: z.object({ packageId: id().optional() }),
    body: {
      required: false,
      content: { 'application/json': { schema: z.object({ packageId: id().optional() }) } },
    },
  },
  responses: { 200: done('Deleted'), ...failures(400, 401, 403, 404, 413, 415, 422) },
});

export const listOwnPackages = createRoute({
  method: 'get',
  path: '/private/package-creation/get',
  operationId: 'listOwnPackages',
  summary: 'All own packages',
  tags,
  security: session,
  responses: { 200: success('The packages', z.array(Package)), ...failures(401, 403) },
});

export const getOwnPackage = createRoute({
  method: 'get',
  path: '/private/package-creation/get/{id}',
  operationId: 'getOwnPackage',
  summary: 'One own package',
  tags,
  security: session,
  request: { params: z.object({ id: id() }) },
  responses: { 200: success('The package', Package), ...failures(401, 403, 404, 422) },
});
