import type { NewProductForm } from '@orendi/contract/schemas/product-forms';
import type { Services } from '../../../services.ts';
import type { UploadedForm } from '../../../platform/http/uploads/read-form.ts';
import { saveUnderKey } from '../../../platform/idempotency/keys.ts';
import { insertPictures, keepPictures } from '../../../platform/media/index.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { listOwnPictures } from '../product-picture-queries.ts';
import type { ProductRow } from '../product-queries.ts';
import { saveProduct } from '../save-products.ts';
import { keysOf } from './arrange-photos.ts';
import { productFields } from './product-form.ts';
import { productPhotos } from './product-photos.ts';

/**
 * Publishes a product with its photos, uploaded or from the business's other products: all of it, or nothing. A key
 * that was used before overwrites the product published with it.
 */
export async function createOwnProduct(
  services: Pick<Services, 'changes' | 'db' | 'media'>,
  businessId: number,
  { form, pictures }: UploadedForm<NewProductForm>,
  key?: string,
): Promise<ProductRow> {
  const added = [...pictures.values()];
  return keepPictures(services, added, () =>
    changeBusiness(services, businessId, async (trx, touch) => {
      await insertPictures(trx, added);
      const present = await listOwnPictures(trx, businessId, keysOf(form.existingPhotosUrls ?? []));
      const photos = productPhotos(present, pictures, form);
      const product = { fields: productFields(form), pictures: photos };
      return saveUnderKey(trx, { businessId, kind: 'product', key }, (id) =>
        saveProduct(trx, touch, businessId, { ...product, id }),
      );
    }),
  );
}
