import { data, useLoaderData } from 'react-router';
import { guarded } from '../features/accounts/guarded.ts';
import { findOwn } from '../features/publishing/find-own.ts';
import { loadOwnProducts } from '../features/publishing/own-products/own-products.ts';
import { PackageFormPage } from '../features/publishing/package/package-form-page.tsx';
import { readId } from '../platform/page-id.ts';

export const loader = guarded(
  'member',
  async ({ business_id: businessId }, { api, params: { packageId } }) => {
    const id = readId(packageId ?? '');
    if (id === undefined) throw data(null, { status: 404 });
    const [pack, products] = await Promise.all([
      findOwn(api('GET /private/package-creation/get/{id}', { params: { id } })),
      loadOwnProducts(api, businessId),
    ]);
    if (pack === null) throw data(null, { status: 404 });
    return { businessId, pack, products };
  },
);

export function Component() {
  const { pack, ...page } = useLoaderData<typeof loader>();
  return <PackageFormPage key={pack.id} pack={pack} {...page} />;
}
