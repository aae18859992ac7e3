import { success } from '../envelope.ts';
import { Stats } from '../schemas/stats.ts';
import { callsOfRoles, workbook } from './calls.ts';

const seller = callsOfRoles('Insights');

export const getStats = seller.get('getStats', '/private/business-stats/get', {
  summary: 'Figures of the own business',
  responses: { 200: success('The figures', Stats) },
});

export const downloadRequests = seller.get(
  'downloadRequests',
  '/private/business-report/download-requests',
  {
    summary: 'The orders as a workbook',
    responses: { 200: workbook('business_requests.xls') },
  },
);

export const downloadStats = seller.get(
  'downloadStats',
  '/private/business-report/download-stats',
  {
    summary: 'The figures as a workbook',
    responses: { 200: workbook('business_stats.xls') },
  },
);

export const downloadProducts = seller.get(
  'downloadProducts',
  '/private/business-report/download-products',
  {
    summary: 'The products as a workbook',
    responses: { 200: workbook('business_products.xls') },
  },
);
