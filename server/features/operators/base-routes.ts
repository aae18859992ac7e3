import * as routes from '@orendi/contract/routes/operator-base';
import { BannerForm } from '@orendi/contract/schemas/operator-base';
import type { Services } from '../../services.ts';
import { ApiError, brokenField } from '../../platform/http/api-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { keepPictures } from '../../platform/media/index.ts';
import { say } from '../../platform/sentence.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { clearBanner, setBanner } from '../announcements/index.ts';
import { setExchangeRate, type RateChange } from '../discovery/index.ts';
import { consoleScope } from './console-scope.ts';
import { showBaseData } from './show-base-data.ts';
import { m } from '@orendi/messages';

/** The console's routes for banners and exchange rates, and for all base data at once. */
export function baseRoutes(api: Api, services: Services): void {
  const { db, settings } = services;
  const { open, json, files } = consoleScope(services);

  api.openapi({ ...routes.getBaseData, middleware: [...open] as const }, async (c) => {
    const site = c.get('publicUrl');
    const address = pictureAddresses(site, settings.mediaUrl);
    return c.json({ data: await showBaseData(db, { site, address }) }, 200);
  });

  api.openapi({ ...routes.setBanner, middleware: [...files] as const }, async (c) => {
    const { place } = c.req.valid('param');
    const { pictures } = await c.get('uploadSlot').readForm(c.req.raw, { photo: 1 }, BannerForm);
    const { email } = c.get('session').user;
    const added = [...pictures.values()];
    await keepPictures(services, added, async () => {
      for (const { key, webp } of added) {
        await setBanner(services, email, place, { key, bytes: webp.length });
      }
    });
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.clearBanner, middleware: [...open] as const }, async (c) => {
    const { place } = c.req.valid('param');
    const wasSet = await clearBanner(services, c.get('session').user.email, place);
    if (!wasSet) throw new ApiError('NOT_FOUND');
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.setExchangeRate, middleware: [...json] as const }, async (c) => {
    const { currency } = c.req.valid('param');
    const { perEur: perEuro, isSure = false } = c.req.valid('json');
    const wanted = { currency, perEuro, isSure };
    const change = await setExchangeRate(services, c.get('session').user.email, wanted);
    refuseRate(change, currency);
    return c.json({ data: null }, 200);
  });
}

/** @throws ApiError VALIDATION for a rate that was not set */
function refuseRate(change: RateChange, currency: string): void {
  if (change.outcome === 'implausible') {
    throw brokenField('perEur', say(m.api_rate_implausible));
  }
  if (change.outcome === 'unsure') {
    throw brokenField('isSure', say(m.api_rate_unsure, { before: change.before, currency }));
  }
}
