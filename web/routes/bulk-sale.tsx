import { useLoaderData } from 'react-router';
import { SaleFormPage } from '../features/publishing/sale/sale-form-page.tsx';
import { loadChoosing } from '../features/publishing/load-choosing.ts';
import { paths } from '../platform/paths.ts';

export const loader = loadChoosing;

/** A sale for products selected elsewhere, such as in a table. */
export function Component() {
  return <SaleFormPage path={paths.bulkSale()} needsChosen {...useLoaderData<typeof loader>()} />;
}
