import { success } from '../envelope.ts';
import { OrdersQuery } from '../schemas/orders.ts';
import { LeadFigures, ListingTips, Stats } from '../schemas/stats.ts';
import { attachment, callsOf } from './calls.ts';

const seller = callsOf('Insights', 'member');

export const getStats = seller.get('/private/business-stats/get', {
  summary: 'Figures of the own business',
  responses: success('The figures', Stats),
});

export const getLeadFigures = seller.get('/private/lead-figures/get', {
  summary: 'What became of leads in the last 12 months',
  responses: success('The figures', LeadFigures),
});

export const listListingTips = seller.get('/private/listing-tips/get', {
  summary: 'Why nobody may ask for published pieces of the own business',
  description:
    'One tip for each piece that nobody has asked for in the last 30 days. A piece about which nothing honest can be ' +
    'said is left out.',
  responses: success('The tips', ListingTips),
});

export const downloadRequests = seller.get('/private/business-report/download-requests', {
  summary: 'The orders as a workbook',
  description:
    'With `sources=all` also the leads that the seller has written down, and what has become of each.',
  request: { query: OrdersQuery.pick({ sources: true }) },
  responses: attachment('business_requests.xls'),
});

export const downloadStats = seller.get('/private/business-report/download-stats', {
  summary: 'The figures as a workbook',
  description: 'With `sources=all` more sheets tell what became of leads.',
  request: { query: OrdersQuery.pick({ sources: true }) },
  responses: attachment('business_stats.xls'),
});

export const downloadProducts = seller.get('/private/business-report/download-products', {
  summary: 'The products as a workbook',
  responses: attachment('business_products.xls'),
});
