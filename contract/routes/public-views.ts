import { createRoute, z } from '@hono/zod-openapi';
import { failures } from '../envelope.ts';
import { id } from '../fields/number.ts';
import { xsrf } from '../security.ts';

const shared = {
  method: 'post' as const,
  tags: ['Views'],
  description:
    'Counts once for a visitor and item in 30 minutes; crawlers and the owner do not count.',
  security: xsrf,
  request: { params: z.object({ id: id() }) },
  responses: { 204: { description: 'Seen' }, ...failures(403, 404, 422) },
};

export const recordBusinessView = createRoute({
  ...shared,
  path: '/public/businesses/{id}/views',
  operationId: 'recordBusinessView',
  summary: 'Someone looks at a business',
});

export const recordProductView = createRoute({
  ...shared,
  path: '/public/products/{id}/views',
  operationId: 'recordProductView',
  summary: 'Someone looks at a product',
});

export const recordPackageView = createRoute({
  ...shared,
  path: '/public/packages/{id}/views',
  operationId: 'recordPackageView',
  summary: 'Someone looks at a package',
});
