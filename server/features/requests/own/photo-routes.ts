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
import { tokenOf } from './own-link.ts';
import type { OwnRequestRow } from './own-queries.ts';
import { findPhoto, type PhotoOwner } from './photo-queries.ts';
import { addPhotos, checkTakesPhotos, removePhoto } from './request-photos.ts';

/** Forms with photographs, by request. Their network counts for the work of the captcha alone. */
const photoLimit: RateLimit = {
  name: 'request-photos',
  calls: requestPhotos.uploadsADay,
  seconds: 86_400,
};

type Owned = [id: number, owner: PhotoOwner];

interface Holder {
  /** @throws ApiError NOT_FOUND */
  find<Env extends ApiEnv>(c: Context<Env>): Promise<OwnRequestRow>;
  show<Env extends ApiEnv>(c: Context<Env>): Promise<BeforeJson<OwnRequest>>;
}

export function photoRoutes(api: Api, services: Services, { find, show }: Holder): void {
  const { db } = services;

  /** Before a byte of the form is received. */
  const mayAdd = createMiddleware<ApiEnv>(async (c, next) => {
    checkTakesPhotos(services, await find(c));
    await next();
  });
  const limited = limitUploads(services, photoLimit, (c) => {
    const link = hashToken(tokenOf(c)).toString('base64');
    return { account: `request ${link}`, network: addressGroup(c.get('clientAddress')) };
  });
  const answer = async (c: Context, ...whose: Owned) => {
    const key = await findPhoto(db, ...whose);
    const found = key === undefined ? null : await services.photos?.open(key);
    if (!found) throw new ApiError('NOT_FOUND');
    return answerBytes(c, found, 'image/webp');
  };

  api.answer(guarded(routes.addRequestPhotos, mayAdd, limited), async (c) => {
    const { readForm } = c.get('uploadSlot');
    const { max, longestSide } = requestPhotos;
    const sent = await readForm(c.req.raw, { photos: max }, RequestPhotosForm, [], longestSide);
    await addPhotos(services, tokenOf(c), [...sent.pictures.values()]);
    return show(c);
  });

  api.answer(guarded(routes.removeRequestPhoto), async (c) => {
    await removePhoto(services, await find(c), c.req.valid('param').photo);
    return show(c);
  });

  api.openapi(guarded(routes.getOwnRequestPhoto), async (c) => {
    const { id: requestId } = await find(c);
    return answer(c, c.req.valid('param').photo, { requestId });
  });

  api.openapi(guarded(getRequestPhoto, member), async (c) =>
    answer(c, c.req.valid('param').id, { businessId: c.get('businessId') }),
  );
}
