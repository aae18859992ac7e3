import { useLoaderData } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { guarded } from '../features/accounts/guarded.ts';
import { listingPlace } from '../features/catalogue/listing.ts';
import { loadOwnProducts } from '../features/publishing/own-products/load-own-products.ts';
import { PackageFormPage } from '../features/publishing/package/package-form-page.tsx';

export const loader = guarded(
  'owner',
  async ({ business_id: businessId }, { params: { packageId }, context }) => {
    const api = loaderApi(context);
    const { id } = listingPlace({ type: 'package', id: packageId });
    const [pack, products] = await Promise.all([
      api('GET /private/package-creation/get/{id}', { params: { id } }),
      loadOwnProducts(api, businessId),
    ]);
    return { businessId, pack, products };
  },
);

export function Component() {
  const { pack, ...page } = useLoaderData<typeof loader>();
  return <PackageFormPage key={pack.id} pack={pack} {...page} />;
}
