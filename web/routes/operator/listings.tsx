import type { KnownListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { ConsoleList } from '../../features/operator/lists/console-list.tsx';
import { ListFilter } from '../../features/operator/lists/list-filter.tsx';
import { listSearch } from '../../features/operator/lists/list-search.ts';
import { loadPage } from '../../features/operator/lists/load-page.ts';
import { HideDialog } from '../../features/operator/take-out/hide-dialog.tsx';
import { ListingRow } from '../../features/operator/take-out/listing-row.tsx';
import { useDialog } from '../../features/operator/use-dialog.ts';
import { paths } from '../../platform/paths.ts';

const path = paths.operator.listings;
const addressOf = listSearch(['public', 'hidden']);

export const loader = consoleLoader(async (api, parameters) => {
  const search = addressOf.parse(parameters);
  const ask = (page?: number) => api('GET /operator/listings', { query: { ...search, page } });
  return { search, page: await loadPage(ask, search.page) };
});

/** All products and packages; they are hidden and shown again here. */
export function Component() {
  const { search, page } = useLoaderData<typeof loader>();
  const { dialog, open, close } = useDialog();
  const hide = (listing: KnownListing) => open(<HideDialog listing={listing} onClose={close} />);
  return (
    <ConsolePage title={m.console_listings()} intro={m.console_listings_text()} path={path}>
      <ListFilter
        path={path}
        search={search}
        label={m.console_search_names()}
        states={[
          [undefined, m.console_state_all()],
          ['public', m.console_state_public()],
          ['hidden', m.console_state_hidden()],
        ]}
      />
      <ConsoleList
        label={m.console_listings()}
        page={page}
        path={path}
        search={search}
        none={m.console_none()}
      >
        {(listing) => (
          <ListingRow
            key={`${listing.type} ${listing.id}`}
            listing={listing}
            onHide={() => hide(listing)}
          />
        )}
      </ConsoleList>
      {dialog}
    </ConsolePage>
  );
}
