import type { KnownListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { ConsoleRow, RowButton } from '../../features/operator/console-row.tsx';
import { listLoader } from '../../features/operator/list-loader.ts';
import { ListPage } from '../../features/operator/list-page.tsx';
import { ListingLine } from '../../features/operator/listing-line.tsx';
import { HideDialog } from '../../features/operator/take-out-dialog.tsx';
import { useConsole } from '../../features/operator/use-console.tsx';

export const loader = listLoader({ states: ['public', 'hidden'], isSearched: true }, (api, query) =>
  api('GET /operator/listings', { query }),
);

/** All products and packages; they are hidden and shown again here. */
export function Component() {
  return (
    <ListPage
      name="listings"
      list={useLoaderData<typeof loader>()}
      searchLabel={m.console_search_names()}
      states={[
        [undefined, m.console_state_all()],
        ['public', m.console_state_public()],
        ['hidden', m.console_state_hidden()],
      ]}
      none={m.console_none()}
    >
      {(listing) => <ListingRow key={`${listing.type} ${listing.id}`} listing={listing} />}
    </ListPage>
  );
}

/** A product or package, and the way out of the shop or back into it. */
function ListingRow({ listing }: { listing: KnownListing }) {
  const { id, name, image, state, hidden_at: since } = listing;
  const { open, change } = useConsole();
  const isOut = since !== null;

  const hide = () => open(<HideDialog listing={listing} />);
  const show = () =>
    change(
      (api) => api('POST /operator/listings/{id}/show', { params: { id } }),
      state === 'published' ? m.console_shown_done({ name }) : m.console_shown_kept({ name }),
    );

  return (
    <ConsoleRow
      picture={image}
      isOut={isOut}
      actions={
        <RowButton onPress={isOut ? show : hide}>
          {isOut ? m.console_show() : m.console_hide()}
        </RowButton>
      }
    >
      <ListingLine listing={listing} />
    </ConsoleRow>
  );
}
