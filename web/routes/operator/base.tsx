import { useLoaderData } from 'react-router';
import { Banners } from '../../features/operator/base/banners.tsx';
import { Identity } from '../../features/operator/base/identity.tsx';
import { Industries } from '../../features/operator/base/industries.tsx';
import { Rates } from '../../features/operator/base/rates.tsx';
import { guarded } from '../../features/accounts/guarded.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';

export const loader = guarded('operator', (_, { api }) => api('GET /operator/base'));

/** The foundations of the shop. */
export function Component() {
  const { banners, industries, rates, market } = useLoaderData<typeof loader>();
  return (
    <ConsolePage name="base">
      <Identity settings={market} />
      <Banners banners={banners} />
      <Industries industries={industries} />
      <Rates rates={rates} />
    </ConsolePage>
  );
}
