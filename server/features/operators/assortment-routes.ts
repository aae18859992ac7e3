import * as routes from '@orendi/contract/routes/operator-base';
import { CategoryForm } from '@orendi/contract/schemas/operator-base';
import { m } from '@orendi/messages';
import { picture } from '@orendi/contract/limits';
import type { z } from 'zod';
import type { Services } from '../../services.ts';
import { ApiError, brokenField } from '../../platform/http/api-error.ts';
import type { Api } from '../../platform/http/api.ts';
import type { UploadSlot } from '../../platform/http/uploads/create-uploads.ts';
import { say } from '../../platform/sentence.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import {
  readIcon,
  removeCategory,
  removeIndustry,
  saveCategory,
  saveIndustry,
} from '../catalogue/index.ts';
import { consoleScope } from './console-scope.ts';
import { showCategory, showIndustry } from './show-base-data.ts';
import {
  pictureFault,
  readForm,
  type UploadedForm,
} from '../../platform/http/uploads/read-form.ts';
import type { Media } from '../../platform/media/index.ts';

/** The console's routes for industries and categories. */
export function assortmentRoutes(api: Api, services: Services): void {
  const { db, media, settings } = services;
  const { open, json, files } = consoleScope(services);
  const addresses = (site: string) => ({
    site,
    address: pictureAddresses(site, settings.mediaUrl),
  });
  const industry = async (id: number, site: string) =>
    found(await showIndustry(db, id, addresses(site)));
  const category = async (id: number, site: string) =>
    found(await showCategory(db, id, addresses(site)));
  const readCategory = async (slot: UploadSlot, request: Request) => {
    const { form, pictures } = await readIconForm(slot, request, CategoryForm, media);
    const [picture] = pictures.values();
    const { name: en, nameAl: al, industryId } = form;
    return { names: { en, al }, industryId, icon: picture && { picture } };
  };

  api.openapi({ ...routes.addIndustry, middleware: [...json] as const }, async (c) => {
    const { name: en, nameAl: al } = c.req.valid('json');
    const { email } = c.get('session').user;
    const id = await saveIndustry(services, email, { id: null, names: { en, al } });
    return c.json({ data: await industry(id, c.get('publicUrl')) }, 200);
  });

  api.openapi({ ...routes.changeIndustry, middleware: [...json] as const }, async (c) => {
    const { id } = c.req.valid('param');
    const { name: en, nameAl: al } = c.req.valid('json');
    await saveIndustry(services, c.get('session').user.email, { id, names: { en, al } });
    return c.json({ data: await industry(id, c.get('publicUrl')) }, 200);
  });

  api.openapi({ ...routes.removeIndustry, middleware: [...open] as const }, async (c) => {
    const { id } = c.req.valid('param');
    await removeIndustry(services, c.get('session').user.email, id, null);
    return c.json({ data: null }, 200);
  });

  api.openapi({ ...routes.addCategory, middleware: [...files] as const }, async (c) => {
    const { icon, ...category_ } = await readCategory(c.get('uploadSlot'), c.req.raw);
    if (!icon) throw iconMissing();
    const added = { id: null, ...category_, icon } as const;
    const id = await saveCategory(services, c.get('session').user.email, added);
    return c.json({ data: await category(id, c.get('publicUrl')) }, 200);
  });

  api.openapi({ ...routes.changeCategory, middleware: [...files] as const }, async (c) => {
    const { id } = c.req.valid('param');
    const { icon, ...changes } = await readCategory(c.get('uploadSlot'), c.req.raw);
    const changed = { id, ...changes, ...(icon && { icon }) };
    await saveCategory(services, c.get('session').user.email, changed);
    return c.json({ data: await category(id, c.get('publicUrl')) }, 200);
  });

  api.openapi({ ...routes.removeCategory, middleware: [...open] as const }, async (c) => {
    const { id } = c.req.valid('param');
    await removeCategory(services, c.get('session').user.email, id, null);
    return c.json({ data: null }, 200);
  });
}

/** Somebody else may have removed it in between. */
function found<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new ApiError('NOT_FOUND');
  return thing;
}

const iconMissing = () => brokenField('icon', say(m.api_required));

/**
 * Receives a form with an icon, which may be an SVG, unlike other pictures.
 * @throws ApiError as `UploadSlot.readForm` does, and VALIDATION when there is no shape in the icon
 */
async function readIconForm<Form>(
  slot: UploadSlot,
  request: Request,
  schema: z.ZodType<Form>,
  media: Pick<Media, 'read'>,
): Promise<UploadedForm<Form>> {
  const { sentence: tooLarge } = pictureFault('icon', 'too_large');
  const icon = { most: 1, surplus: 1, maxBytes: picture.maxBytes, tooLarge };
  const received = await slot.receive(request, { icon });
  return readForm(
    received,
    schema,
    (field) => field === 'icon',
    (bytes) => readIcon(media, bytes),
  );
}
