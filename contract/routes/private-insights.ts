import { success } from '../envelope.ts';
import { OrdersQuery } from '../schemas/orders.ts';
import { Stats } from '../schemas/stats.ts';
import { callsOfRoles, workbook } from './calls.ts';

const seller = callsOfRoles('Insights');

export const getStats = seller.get('/private/business-stats/get', {
  summary: 'Figures of the own business',
  responses: success('The figures', Stats),
});

export const downloadRequests = seller.get('/private/business-report/download-requests', {
  summary: 'The orders as a workbook',
  description:
    'With `sources=all` also the leads that the seller has written down, and what has become of each.',
  request: { query: OrdersQuery.pick({ sources: true }) },
  responses: workbook('business_requests.xls'),
});

export const downloadStats = seller.get('/private/business-report/download-stats', {
  summary: 'The figures as a workbook',
  responses: workbook('business_stats.xls'),
});

export const downloadProducts = seller.get('/private/business-report/download-products', {
  summary: 'The products as a workbook',
  responses: workbook('business_products.xls'),
});
