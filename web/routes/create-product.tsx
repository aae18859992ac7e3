import { useLoaderData } from 'react-router';
import { guarded } from '../features/accounts/guarded.ts';
import { loadNewProduct } from '../features/publishing/product/load-product-form.ts';
import { ProductEditor } from '../features/publishing/product/product-editor.tsx';
import { ProductPage } from '../features/publishing/product/awaited-product.tsx';
import { paths } from '../platform/paths.ts';
import { readId } from '../platform/page-id.ts';

export const loader = guarded('member', (user, { api, parameters }) => {
  const modelId = readId(parameters.get('from') ?? '');
  return loadNewProduct(api, user, modelId);
});

export function Component() {
  const start = useLoaderData<typeof loader>();
  return (
    <ProductPage isNew path={paths.createProduct}>
      <ProductEditor key={start.model?.id ?? 0} start={start} />
    </ProductPage>
  );
}
