import * as routes from '@orendi/contract/routes/private-products';
import type { Unmeasured } from '@orendi/contract/schemas/product';
import type { Services } from '../../../services.ts';
import type { Api } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/limit-by-account.ts';
import { owner } from '../../../platform/http/scopes.ts';
import {
  type PictureAddress,
  pictureAddresses,
} from '../../../platform/media/picture-addresses.ts';
import { countUnmeasured, listUnmeasured, type UnmeasuredRow } from './size-queries.ts';
import { updateSizes } from './update-sizes.ts';

/** Routes for the sizes of sellers' own products. */
export function sizeRoutes(api: Api, services: Services): void {
  const { countCall, db, settings } = services;

  api.openapi({ ...routes.listUnmeasured, middleware: owner }, async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), settings.mediaUrl);
    const { page, perPage } = c.req.valid('query');
    const range = { limit: perPage, offset: (page - 1) * perPage };
    const [rows, total] = await Promise.all([
      listUnmeasured(db, c.get('businessId'), range),
      countUnmeasured(db, c.get('businessId')),
    ]);
    const results = rows.map((row) => presentUnmeasured(row, address));
    return c.json({ data: { results, page, perPage, total } }, 200);
  });

  const ownChanges = [owner, limitByAccount(countCall, changeLimit)] as const;
  api.openapi(
    { ...routes.updateSizes, middleware: [...ownChanges, requireJson] as const },
    async (c) => {
      const data = await updateSizes(services, c.get('businessId'), c.req.valid('json'));
      return c.json({ data }, 200);
    },
  );
}

function presentUnmeasured(
  { picture_key, picture_focus, ...row }: UnmeasuredRow,
  address: PictureAddress,
): Unmeasured {
  const image = picture_key === null ? null : address(picture_key);
  return { ...row, image, image_focus: picture_focus };
}
