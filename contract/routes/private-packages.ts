import { z } from '@hono/zod-openapi';
import { created, done, success } from '../envelope.ts';
import { idempotencyKey } from '../fields/headers.ts';
import { id } from '../fields/number.ts';
import { NewPackageForm, PackageChangeForm } from '../schemas/package-forms.ts';
import { OwnPackage } from '../schemas/package.ts';
import { OwnListQuery } from '../schemas/product.ts';
import { callsOf, json, multipart } from './calls.ts';

const editor = callsOf('Packages', 'member', { mayBeOperator: true });

export const createPackage = editor.post('/private/package-creation/create', {
  summary: 'Publish a package of own products',
  description:
    'A product that is unknown or not yours is a 404. Price, currency and products may be missing only from a draft. It is ' +
    'public while all of its products are.',
  request: {
    headers: idempotencyKey(
      'The same key within 24 hours is the same package: it is not published twice, and another form is written over it',
    ),
    body: multipart(NewPackageForm),
  },
  responses: created('The package', OwnPackage, 404, 409),
});

export const updatePackage = editor.put('/private/package-creation/update', {
  summary: 'Change a package',
  description:
    'A stale `version` is a 409; without one the last write wins. A product that is unknown or not yours is a 404.',
  request: { body: multipart(PackageChangeForm) },
  responses: success('The package', OwnPackage, 404, 409),
});

const ids = z.object({ packageId: id().optional() });

export const deletePackage = editor.remove('/private/package-creation/delete', {
  summary: 'Delete a package',
  description: '`packageId` is in the query or in the body.',
  request: { query: ids, body: { ...json(ids), required: false } },
  responses: done('Deleted', 404),
});

export const listOwnPackages = editor.get('/private/package-creation/get', {
  summary: 'All own packages',
  request: { query: OwnListQuery },
  responses: success('The packages', z.array(OwnPackage)),
});

export const getOwnPackage = editor.get('/private/package-creation/get/{id}', {
  summary: 'One own package',
  responses: success('The package', OwnPackage),
});
