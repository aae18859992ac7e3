import { useLoaderData } from 'react-router';
import { loadUnmeasured } from '../features/publishing/sizes/load-unmeasured.ts';
import { SizesPage } from '../features/publishing/sizes/sizes-page.tsx';

export const loader = loadUnmeasured;

export function Component() {
  const { known, businessId } = useLoaderData<typeof loader>();
  // Another page, or what comes after the rows that are saved, is another form.
  const key = known.results.map(({ id }) => id).join();
  return <SizesPage key={key} known={known} businessId={businessId} />;
}
