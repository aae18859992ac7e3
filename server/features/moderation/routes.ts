import * as routes from '@orendi/contract/routes/public-requests';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { senderOf } from '../../platform/http/visitor.ts';
import { refuseInvalidForm, type Caller, spendProof } from '../requests/index.ts';
import type { ReportForm } from '@orendi/contract/schemas/report-form';
import { noProductFound } from '../../platform/http/api-error.ts';
import { queueReportMail } from './reports/report-mail.ts';
import { findReportable, holdReports, insertReport } from './reports/report-queries.ts';

export function moderationRoutes(api: Api, services: Services): void {
  api.answer(
    guarded(routes.reportListing, requireJson),
    (c) => reportListing(services, c.req.valid('json'), senderOf(c, services)),
    refuseInvalidForm,
  );
}

/**
 * Stores what a visitor reports about a product or package, and tells the operator by mail. Whoever fills in the field
 * that people cannot see is a bot: it gets the same answer, and nothing is stored.
 * @throws ApiError NOT_FOUND when visitors cannot see such a listing, CAPTCHA
 */
async function reportListing(
  services: Pick<Services, 'db' | 'captcha' | 'clock' | 'settings' | 'tallies'>,
  form: ReportForm,
  caller: Caller,
): Promise<void> {
  const { db } = services;
  const listing = await findReportable(db, form.type, form.id);
  if (!listing) throw noProductFound();
  await spendProof(services, form.token, caller);
  if (form.signals?.website) return;
  await db.transaction().execute(async (trx) => {
    await holdReports(trx, listing.id);
    await queueReportMail(trx, services, listing.id);
    await insertReport(trx, listing, form);
  });
}
