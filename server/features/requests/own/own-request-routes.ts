import * as routes from '@orendi/contract/routes/own-requests';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { networkGroup } from '../../../platform/http/address-group.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { pictureAddresses } from '../../../platform/media/picture-addresses.ts';
import { findOwnRequest, listEarlierMessages, type OwnRequestRow } from './own-queries.ts';
import { ownCall } from './own-link.ts';
import { listRequestPhotos } from './photo-queries.ts';
import { photoRoutes } from './photo-routes.ts';
import { presentOwnRequest } from './present-own-request.ts';

/** Links that open nothing, by network: a right one is answered whatever others of the network have tried. */
const guessLimit: RateLimit = { name: 'own-request-guess', calls: 30, seconds: 600 };

/** What holders of a request's link may see and do. All of it reads the primary: what they did is there at once. */
export function ownRequestRoutes(api: Api, services: Services): void {
  const { clock, countCall, db, photos, secret, settings } = services;

  /** @throws ApiError NOT_FOUND, RATE_LIMITED after too many guesses */
  const found = async <Row>(row: Row | undefined, clientAddress: string): Promise<Row> => {
    if (row !== undefined) return row;
    await countCall(guessLimit, networkGroup(clientAddress));
    throw new ApiError('NOT_FOUND');
  };
  const present = async (row: OwnRequestRow, site: string) =>
    presentOwnRequest(
      row,
      await listEarlierMessages(db, row.id),
      pictureAddresses(site, settings.mediaUrl),
      clock(),
      {
        site: `${site}${ownCall(secret, row.link_seed ?? '')}`,
        stored: await listRequestPhotos(db, row.id),
        hasPlace: photos !== null,
      },
    );

  const find = async (token: string, clientAddress: string) =>
    found(await findOwnRequest(db, token), clientAddress);
  photoRoutes(api, services, { find, present });

  api.openapi(guarded(routes.getOwnRequest), async (c) => {
    const { token } = c.req.valid('param');
    const row = await find(token, c.get('clientAddress'));
    return c.json({ data: await present(row, c.get('publicUrl')) }, 200);
  });
}
