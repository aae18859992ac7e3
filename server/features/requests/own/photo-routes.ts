import { requestPhotos } from '@orendi/contract/limits';
import * as routes from '@orendi/contract/routes/own-requests';
import { getRequestPhoto } from '@orendi/contract/routes/private-orders';
import { type OwnRequest, RequestPhotosForm } from '@orendi/contract/schemas/own-request';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../../../services.ts';
import { addressGroup } from '../../../platform/http/address-group.ts';
import { type Api, type ApiEnv, type BeforeJson, guarded } from '../../../platform/http/api.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { answerBytes } from '../../../platform/media/index.ts';
import { member } from '../../../platform/http/scopes.ts';
import { limitUploads } from '../../../platform/http/uploads/limit-uploads.ts';
import { hashToken } from '../../../platform/signature.ts';
import type { OwnRequestRow } from './own-queries.ts';
import { findPhoto, type PhotoOwner } from './photo-queries.ts';
import { addPhotos, checkTakesPhotos, removePhoto } from './request-photos.ts';

/** Forms with photographs, by request. Their network counts for the work of the captcha alone. */
const photoLimit: RateLimit = {
  name: 'request-photos',
  calls: requestPhotos.uploadsADay,
  seconds: 86_400,
};

export type Link = { token: string };
type Owned = [id: number, owner: PhotoOwner];

interface Holder {
  /** @throws ApiError NOT_FOUND */
  find<Env extends ApiEnv>(c: Context<Env>, link: Link): Promise<OwnRequestRow>;
  show<Env extends ApiEnv>(c: Context<Env>, link: Link): Promise<BeforeJson<OwnRequest>>;
}

export function photoRoutes(api: Api, services: Services, { find, show }: Holder): void {
  const { db } = services;

  /** Before a byte of the form is received. */
  const mayAdd = createMiddleware<ApiEnv>(async (c, next) => {
    checkTakesPhotos(services, await find(c, { token: c.req.param('token') ?? '' }));
    await next();
  });
  const limited = limitUploads(services, photoLimit, (c) => {
    const link = hashToken(c.req.param('token') ?? '').toString('base64');
    return { account: `request ${link}`, network: addressGroup(c.get('clientAddress')) };
  });
  const answer = async (c: Context, ...whose: Owned) => {
    const key = await findPhoto(db, ...whose);
    const found = key === undefined ? null : await services.photos?.open(key);
    if (!found) throw new ApiError('NOT_FOUND');
    return answerBytes(c, found, 'image/webp');
  };

  api.answer(guarded(routes.addRequestPhotos, mayAdd, limited), async (c) => {
    const link = c.req.valid('param');
    const { readForm } = c.get('uploadSlot');
    const { max, longestSide } = requestPhotos;
    const sent = await readForm(c.req.raw, { photos: max }, RequestPhotosForm, [], longestSide);
    await addPhotos(services, link.token, [...sent.pictures.values()]);
    return show(c, link);
  });

  api.answer(guarded(routes.removeRequestPhoto), async (c) => {
    const { photo, ...link } = c.req.valid('param');
    await removePhoto(services, await find(c, link), photo);
    return show(c, link);
  });

  api.openapi(guarded(routes.getOwnRequestPhoto), async (c) => {
    const { photo, ...link } = c.req.valid('param');
    return answer(c, photo, { requestId: (await find(c, link)).id });
  });

  api.openapi(guarded(getRequestPhoto, member), async (c) =>
    answer(c, c.req.valid('param').id, { businessId: c.get('businessId') }),
  );
}
