import * as routes from '@orendi/contract/routes/public-requests';
import type { Services } from '../../services.ts';
import { type Api, guarded } from '../../platform/http/api.ts';
import { requireJson } from '../../platform/http/json-body.ts';
import { senderOf } from '../../platform/http/visitor.ts';
import { refuseInvalidForm } from '../requests/index.ts';
import { reportListing } from './reports/report-listing.ts';

export function moderationRoutes(api: Api, services: Services): void {
  api.openapi(
    guarded(routes.reportListing, requireJson),
    async (c) => {
      await reportListing(services, c.req.valid('json'), senderOf(c, services));
      return c.json({ data: null }, 201);
    },
    refuseInvalidForm,
  );
}
