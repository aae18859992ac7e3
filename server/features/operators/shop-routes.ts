import * as routes from '@orendi/contract/routes/operator-shop';
import type { Services } from '../../services.ts';
import type { Api } from '../../platform/http/api.ts';
import { noBusinessFound, noProductFound } from '../../platform/http/not-found.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { askCodeAgain, placeOf } from '../accounts/index.ts';
import { listBusinesses, listKnownBusinesses } from '../businesses/index.ts';
import {
  dismissReports,
  findOperatedListing,
  listKnownListings,
  listReportedListings,
  setHidden,
  setSuspension,
} from '../moderation/index.ts';
import { consoleScope } from './console-scope.ts';

/** The console's routes for what sellers show, and what visitors report of it. */
export function shopRoutes(api: Api, services: Services): void {
  const { db, settings } = services;
  const { open, json } = consoleScope(services);
  const addresses = (publicUrl: string) => pictureAddresses(publicUrl, settings.mediaUrl);

  api.openapi({ ...routes.listKnownBusinesses, middleware: [...open] as const }, async (c) =>
    c.json({ data: await listKnownBusinesses(db, c.req.valid('query')) }, 200),
  );

  api.openapi({ ...routes.suspendBusiness, middleware: [...json] as const }, async (c) => {
    const [{ id }, { reason, code }] = [c.req.valid('param'), c.req.valid('json')];
    const { user } = c.get('session');
    await requireBusiness(services, id);
    await askCodeAgain(services, user, code, placeOf(c));
    await setSuspension(services, user.email, id, reason);
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.restoreBusiness, middleware: [...open] as const }, async (c) => {
    const { id } = c.req.valid('param');
    await requireBusiness(services, id);
    await setSuspension(services, c.get('session').user.email, id, null);
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.listKnownListings, middleware: [...open] as const }, async (c) => {
    const address = addresses(c.get('publicUrl'));
    return c.json({ data: await listKnownListings(db, c.req.valid('query'), address) }, 200);
  });

  api.openapi({ ...routes.hideListing, middleware: [...json] as const }, async (c) => {
    const [{ id }, { reason, code }] = [c.req.valid('param'), c.req.valid('json')];
    const { user } = c.get('session');
    await requireListing(services, id);
    await askCodeAgain(services, user, code, placeOf(c));
    await setHidden(services, user.email, id, reason);
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.showListing, middleware: [...open] as const }, async (c) => {
    const { id } = c.req.valid('param');
    await requireListing(services, id);
    await setHidden(services, c.get('session').user.email, id, null);
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.listReports, middleware: [...open] as const }, async (c) => {
    const address = addresses(c.get('publicUrl'));
    return c.json({ data: await listReportedListings(db, c.req.valid('query'), address) }, 200);
  });

  api.openapi({ ...routes.dismissReports, middleware: [...open] as const }, async (c) => {
    const { id } = c.req.valid('param');
    await requireListing(services, id);
    await dismissReports(services, c.get('session').user.email, id);
    return c.json({ data: null }, 200);
  });
}

/** Asked before the code is, so that none is spent on what is not there. */
async function requireBusiness({ db }: Pick<Services, 'db'>, id: number): Promise<void> {
  if ((await listBusinesses(db, id)).length === 0) throw noBusinessFound();
}

async function requireListing({ db }: Pick<Services, 'db'>, id: number): Promise<void> {
  if (!(await findOperatedListing(db, id))) throw noProductFound();
}
