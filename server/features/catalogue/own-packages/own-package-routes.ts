import * as routes from '@orendi/contract/routes/private-packages';
import { NewPackageForm, PackageChangeForm } from '@orendi/contract/schemas/package-forms';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { compressed } from '../../../platform/http/compressed.ts';
import { takeJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/limit-by-account.ts';
import { requiredId } from '../../../platform/http/validation.ts';
import { owner } from '../../../platform/http/scopes.ts';
import { limitUploads } from '../../../platform/http/uploads/limit-uploads.ts';
import { pictureAddresses } from '../../../platform/media/picture-addresses.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { deleteOwnItems } from '../delete-own-items.ts';
import { findOwnPackage, listOwnPackages } from '../package-queries.ts';
import { presentPackage } from '../present-package.ts';
import { createOwnPackage, updateOwnPackage } from './save-own-package.ts';

export function ownPackageRoutes(api: Api, services: Services): void {
  const { countCall, db, settings } = services;
  const present = async (publicUrl: string, businessId: number, id: number) => {
    const found = await findOwnPackage(db, businessId, id);
    if (!found) throw noProductFound();
    return presentPackage(found, pictureAddresses(publicUrl, settings.mediaUrl));
  };
  const ownUploads = [owner, limitUploads(services)] as const;

  api.openapi(guarded(routes.createPackage, ...ownUploads), async (c) => {
    const { form } = await c.get('uploadSlot').readForm(c.req.raw, {}, NewPackageForm);
    const { 'Idempotency-Key': key } = c.req.valid('header');
    const id = await createOwnPackage(services, c.get('businessId'), form, key);
    return c.json({ data: await present(c.get('publicUrl'), c.get('businessId'), id) }, 201);
  });

  api.openapi(guarded(routes.updatePackage, ...ownUploads), async (c) => {
    const { form } = await c.get('uploadSlot').readForm(c.req.raw, {}, PackageChangeForm);
    await updateOwnPackage(services, c.get('businessId'), form);
    return c.json({ data: await present(c.get('publicUrl'), c.get('businessId'), form.id) }, 200);
  });

  api.openapi(
    guarded(routes.deletePackage, owner, limitByAccount(countCall, changeLimit), takeJson),
    async (c) => {
      const id = requiredId('packageId', c.req.valid('query'), c.req.valid('json'));
      const businessId = c.get('businessId');
      await changeBusiness(services, businessId, (trx, touch) =>
        deleteOwnItems(trx, touch, businessId, { productIds: [], packageIds: [id] }),
      );
      return c.json({ data: null }, 200);
    },
  );

  api.openapi(guarded(routes.listOwnPackages, owner, compressed), async (c) => {
    const address = pictureAddresses(c.get('publicUrl'), settings.mediaUrl);
    const packages = await listOwnPackages(db, c.get('businessId'));
    return c.json({ data: packages.map((row) => presentPackage(row, address)) }, 200);
  });

  api.openapi(guarded(routes.getOwnPackage, owner), async (c) => {
    const { id } = c.req.valid('param');
    return c.json({ data: await present(c.get('publicUrl'), c.get('businessId'), id) }, 200);
  });
}
