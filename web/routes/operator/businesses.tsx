import type { KnownBusiness } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { BusinessRow } from '../../features/operator/businesses/business-row.tsx';
import { SuspendDialog } from '../../features/operator/businesses/suspend-dialog.tsx';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { ConsoleList } from '../../features/operator/lists/console-list.tsx';
import { ListFilter } from '../../features/operator/lists/list-filter.tsx';
import { listSearch } from '../../features/operator/lists/list-search.ts';
import { loadPage } from '../../features/operator/lists/load-page.ts';
import { useDialog } from '../../features/operator/use-dialog.ts';
import { paths } from '../../platform/paths.ts';

const path = paths.operator.businesses;
const addressOf = listSearch(['public', 'suspended']);

export const loader = consoleLoader(async (api, parameters) => {
  const search = addressOf.parse(parameters);
  const ask = (page?: number) => api('GET /operator/businesses', { query: { ...search, page } });
  return { search, page: await loadPage(ask, search.page) };
});

/** All businesses; a business is suspended and restored here. */
export function Component() {
  const { search, page } = useLoaderData<typeof loader>();
  const { dialog, open, close } = useDialog();
  const suspend = (business: KnownBusiness) =>
    open(<SuspendDialog business={business} onClose={close} />);
  return (
    <ConsolePage title={m.console_businesses()} intro={m.console_businesses_text()} path={path}>
      <ListFilter
        path={path}
        search={search}
        label={m.console_search_names()}
        states={[
          [undefined, m.console_state_all()],
          ['public', m.console_state_public()],
          ['suspended', m.console_state_suspended()],
        ]}
      />
      <ConsoleList
        label={m.console_businesses()}
        page={page}
        path={path}
        search={search}
        none={m.console_businesses_none()}
      >
        {(business) => (
          <BusinessRow key={business.id} business={business} onSuspend={() => suspend(business)} />
        )}
      </ConsoleList>
      {dialog}
    </ConsolePage>
  );
}
