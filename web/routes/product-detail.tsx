import { data, useLoaderData } from 'react-router';
import { guarded } from '../features/accounts/guarded.ts';
import { AwaitedProduct } from '../features/publishing/product/awaited-product.tsx';
import { loadEditedProduct } from '../features/publishing/product/load-product-form.ts';
import { paths } from '../platform/paths.ts';
import { readId } from '../platform/page-id.ts';

/** In the browser the page shows at once with a loading state. */
export const loader = guarded('member', async (user, { api, params }) => {
  const id = readId(params.productId ?? '');
  if (id === undefined) throw data(null, { status: 404 });
  const loading = loadEditedProduct(api, user, id);
  if (typeof document !== 'undefined') return { id, start: loading };
  const start = await loading;
  if (start === null) throw data(null, { status: 404 });
  return { id, start };
});

export function Component() {
  const { id, start } = useLoaderData<typeof loader>();
  return <AwaitedProduct key={id} start={start} path={paths.editProduct(id)} />;
}
