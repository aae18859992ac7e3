import * as routes from '@orendi/contract/routes/own-requests';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { networkGroup } from '../../../platform/http/address-group.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { pictureAddresses } from '../../../platform/media/picture-addresses.ts';
import { findOwnRequest, listEarlierMessages, type OwnRequestRow } from './own-queries.ts';
import { presentOwnRequest } from './present-own-request.ts';

/** Links that open nothing, by network: a right one is answered whatever others of the network have tried. */
const guessLimit: RateLimit = { name: 'own-request-guess', calls: 30, seconds: 600 };

/**
 * Passes on what a link opens.
 * @throws ApiError NOT_FOUND, RATE_LIMITED after too many guesses
 */
export const foundByLink =
  ({ countCall }: Pick<Services, 'countCall'>) =>
  async <Row>(row: Row | undefined, clientAddress: string): Promise<Row> => {
    if (row !== undefined) return row;
    await countCall(guessLimit, networkGroup(clientAddress));
    throw new ApiError('NOT_FOUND');
  };

/** What holders of a request's link may see and do. All of it reads the primary: what they did is there at once. */
export function ownRequestRoutes(api: Api, services: Services): void {
  const { clock, db, settings } = services;
  const found = foundByLink(services);
  const present = async (row: OwnRequestRow, site: string) =>
    presentOwnRequest(
      row,
      await listEarlierMessages(db, row.id),
      pictureAddresses(site, settings.mediaUrl),
      clock(),
    );

  api.openapi(guarded(routes.getOwnRequest), async (c) => {
    const { token } = c.req.valid('param');
    const row = await found(await findOwnRequest(db, token), c.get('clientAddress'));
    return c.json({ data: await present(row, c.get('publicUrl')) }, 200);
  });
}
