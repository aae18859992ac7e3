import { useLoaderData } from 'react-router';
import { SaleFormPage } from '../features/publishing/sale/sale-form-page.tsx';
import { loadChoosing } from '../features/publishing/load-choosing.ts';
import { paths } from '../platform/paths.ts';

export const loader = loadChoosing;

/** The sale of products that were chosen elsewhere, in a table for example. */
export function Component() {
  return <SaleFormPage path={paths.bulkSale()} needsChosen {...useLoaderData<typeof loader>()} />;
}
