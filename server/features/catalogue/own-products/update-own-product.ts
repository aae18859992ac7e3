import { keptNames } from '@orendi/contract/product-fields';
import type { ProductChangeForm } from '@orendi/contract/schemas/product-forms';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { UploadedForm } from '../../../platform/http/uploads/read-form.ts';
import { insertPictures, keepPictures } from '../../../platform/media/index.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import type { ProductRow } from '../product-queries.ts';
import { saveProduct } from '../save-products.ts';
import { findProductState, type KeptDetails } from './own-product-queries.ts';
import { productFields } from './product-form.ts';
import { productPhotos } from './product-photos.ts';

/**
 * Changes a product and its photos. The business is locked meanwhile, so the version that is checked is the one that is
 * overwritten.
 * @throws ApiError NOT_FOUND when the product does not belong to the business, CONFLICT when it was changed since the
 * form was loaded
 */
export async function updateOwnProduct(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  businessId: number,
  { form: { id, version, ...form }, pictures }: UploadedForm<ProductChangeForm>,
): Promise<ProductRow> {
  const added = [...pictures.values()];
  return keepPictures(services, added, () =>
    changeBusiness(services, businessId, async (trx, touch) => {
      const before = await findProductState(trx, businessId, id);
      if (!before) throw noProductFound();
      if (version !== undefined && version !== before.version) throw new ApiError('CONFLICT');
      await insertPictures(trx, added);
      const photos = productPhotos(before.pictures, pictures, form);
      const fields = productFields({ ...form, ...keep(form, before.kept) }, before.external_key);
      return saveProduct(trx, touch, businessId, { id, fields, pictures: photos });
    }),
  );
}

/** The details that a form may leave out, as they are to be. */
function keep(form: Partial<KeptDetails>, before: KeptDetails): KeptDetails {
  const values = keptNames.map((name) => [
    name,
    form[name] === undefined ? before[name] : form[name],
  ]);
  return Object.fromEntries(values) as KeptDetails;
}
