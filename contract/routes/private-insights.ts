import { createRoute } from '@hono/zod-openapi';
import { workbook } from '../download.ts';
import { failures, success } from '../envelope.ts';
import { Stats } from '../schemas/stats.ts';
import { session } from '../security.ts';

const tags = ['Insights'];

export const getStats = createRoute({
  method: 'get',
  path: '/private/business-stats/get',
  operationId: 'getStats',
  summary: 'Figures of the own business',
  tags,
  security: session,
  responses: { 200: success('The figures', Stats), ...failures(401, 403) },
});

export const downloadRequests = createRoute({
  method: 'get',
  path: '/private/business-report/download-requests',
  operationId: 'downloadRequests',
  summary: 'The orders as a workbook',
  tags,
  security: session,
  responses: { 200: workbook('business_requests.xls'), ...failures(401, 403) },
});

export const downloadStats = createRoute({
  method: 'get',
  path: '/private/business-report/download-stats',
  operationId: 'downloadStats',
  summary: 'The figures as a workbook',
  tags,
  security: session,
  responses: { 200: workbook('business_stats.xls'), ...failures(401, 403) },
});

export const downloadProducts = createRoute({
  method: 'get',
  path: '/private/business-report/download-products',
  operationId: 'downloadProducts',
  summary: 'The products as a workbook',
  tags,
  security: session,
  responses: { 200: workbook('business_products.xls'), ...failures(401, 403) },
});
