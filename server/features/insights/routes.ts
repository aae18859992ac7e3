import { downloadMarket, getMarket as getMarketRoute } from '@orendi/contract/routes/operator-work';
import * as routes from '@orendi/contract/routes/private-insights';
import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { takesLong } from '../../platform/http/answer-in-time.ts';
import { type Api, type ApiEnv, guarded } from '../../platform/http/api.ts';
import { type RateLimit, limitByAccount } from '../../platform/http/rate-limit.ts';
import { member, operator } from '../../platform/http/scopes.ts';
import { senderOf } from '../../platform/http/address-group.ts';
import { answerBytes } from '../../platform/media/index.ts';
import type { Sheet } from '../../platform/sheets/index.ts';
import { getLeadFigures } from './get-lead-figures.ts';
import { getStats } from './get-stats.ts';
import { listListingTips } from './list-listing-tips.ts';
import { getMarket } from './market/get-market.ts';
import { marketReport } from './reports/market-report.ts';
import { productsReport } from './reports/products-report.ts';
import { requestsReport } from './reports/requests-report.ts';
import { leadsReport, statsReport } from './reports/stats-report.ts';

const reportLimit: RateLimit = { name: 'report', calls: 30, seconds: 600 };
/** The console asks for it again after each change that is made on its page. */
const marketLimit: RateLimit = { name: 'market', calls: 300, seconds: 600 };

export function insightRoutes(api: Api, services: Services): void {
  const { countCall, db, workbooks } = services;
  const report = [limitByAccount(countCall, reportLimit), takesLong] as const;
  const limited = [member, ...report] as const;

  /** Streams the answer from a file on disk, so that slow readers take no memory. */
  const answer = async <Env extends ApiEnv>(c: Context<Env>, file: string, sheets: Sheet[]) => {
    const { handle, bytes } = await workbooks.write(sheets, senderOf(c), c.req.raw.signal);
    c.header('Content-Disposition', `attachment; filename="${file}"`);
    const body = handle.createReadStream();
    return answerBytes(c, { body, bytes }, 'application/vnd.ms-excel');
  };

  api.answer(guarded(routes.getStats, member), (c) => getStats(services, c.get('businessId')));

  api.answer(guarded(routes.getLeadFigures, member), (c) =>
    getLeadFigures(services, c.get('businessId')),
  );

  api.answer(guarded(routes.listListingTips, member), (c) =>
    listListingTips(services, c.get('businessId'), c.get('pictureAddress')),
  );

  api.openapi(guarded(routes.downloadRequests, ...limited), (c) => {
    const sheets = requestsReport(db, c.get('businessId'), c.get('language'), c.req.valid('query'));
    return answer(c, 'business_requests.xls', sheets);
  });

  api.openapi(guarded(routes.downloadStats, ...limited), async (c) => {
    const [businessId, language] = [c.get('businessId'), c.get('language')];
    const sheets = statsReport(await getStats(services, businessId), language);
    if (c.req.valid('query').sources === 'all') {
      sheets.push(...leadsReport(await getLeadFigures(services, businessId), language));
    }
    return answer(c, 'business_stats.xls', sheets);
  });

  api.openapi(guarded(routes.downloadProducts, ...limited), (c) =>
    answer(c, 'business_products.xls', productsReport(db, c.get('businessId'), c.get('language'))),
  );

  api.answer(
    guarded(getMarketRoute, operator, limitByAccount(countCall, marketLimit), takesLong),
    (c) => getMarket(services, c.get('language')),
  );

  api.openapi(guarded(downloadMarket, operator, ...report), async (c) => {
    const language = c.get('language');
    return answer(c, 'market.xls', marketReport(await getMarket(services, language), language));
  });
}
