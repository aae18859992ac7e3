import * as routes from '@orendi/contract/routes/public-reports';
import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { limitByAddress } from '../../platform/http/rate-limit.ts';
import { refuseInvalidForm } from '../requests/index.ts';
import { reportListing } from './reports/report-listing.ts';

/** Few report more than a handful of things in an hour; whole houses may share the address. */
const reportLimit = { name: 'listing-report', calls: 20, seconds: 3_600 };

export function moderationRoutes(api: Api, services: Services): void {
  const limited = limitByAddress(services.countCall, reportLimit);
  api.openapi(
    { ...routes.reportListing, middleware: [limited, requireJson] as const },
    async (c) => {
      await reportListing(services, c.req.valid('json'));
      return c.json({ data: null }, 201);
    },
    refuseInvalidForm,
  );
}
