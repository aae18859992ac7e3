import { createRoute } from '@hono/zod-openapi';
import { done, failures } from '../envelope.ts';
import { ReportForm } from '../schemas/report-form.ts';
import { xsrf } from '../security.ts';

export const reportListing = createRoute({
  method: 'post',
  path: '/public/reports',
  operationId: 'reportListing',
  summary: 'Tell the operator what is wrong with a product or package',
  description:
    'Anonymous. `token` is that of a captcha, as for a request; a bad or used one is a 422 with path `recaptcha`.',
  tags: ['Listing reports'],
  security: xsrf,
  request: { body: { required: true, content: { 'application/json': { schema: ReportForm } } } },
  responses: { 201: done('The operator will see it'), ...failures(400, 403, 404, 413, 415, 422) },
});
