import { useLoaderData } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { guarded } from '../features/accounts/guarded.ts';
import { loadNewProduct } from '../features/publishing/product/load-product-form.ts';
import { ProductEditor } from '../features/publishing/product/product-editor.tsx';
import { ProductPage } from '../features/publishing/product/awaited-product.tsx';
import { paths } from '../platform/paths.ts';
import { readId } from '../platform/page-id.ts';

export const loader = guarded('member', (user, { request, context }) => {
  const modelId = readId(new URL(request.url).searchParams.get('from') ?? '');
  return loadNewProduct(loaderApi(context), user, modelId);
});

export function Component() {
  const start = useLoaderData<typeof loader>();
  return (
    <ProductPage isNew path={paths.createProduct}>
      <ProductEditor key={start.model?.id ?? 0} start={start} />
    </ProductPage>
  );
}
