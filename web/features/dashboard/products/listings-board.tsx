import { m } from '@orendi/messages';
import { type ComponentProps, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { dashboardAddress, listingOrder } from '../dashboard-search.ts';
import { Pagination } from '../pagination.tsx';
import { PanelEmpty } from '../panel.tsx';
import { listingsPage, listingsPerPage, searchListings, sortListings } from './find-listings.ts';
import { ListingsStatus } from './listings-status.tsx';
import { ListingsTable } from './listings-table.tsx';
import type { OwnListings } from './load-own-listings.ts';
import type { OwnListing } from './own-listing.ts';
import { SearchField, useSearchText } from '../search-field.tsx';
import { ProductsToolbar } from './products-toolbar.tsx';
import { toolsFor } from './selection-rules.ts';
import { SortSelect } from './sort-select.tsx';
import { useLabels } from './use-labels.ts';
import { useListingChanges } from './use-listing-changes.tsx';
import { useSelection } from './use-selection.ts';

export function ListingsBoard(props: {
  known: OwnListings;
  onGone: (keys: ReadonlySet<string>) => void;
}) {
  const { listings, firstOf } = props.known;
  const { search, field } = useSearchText('search', 'productsPage');
  const { by, direction } = listingOrder(search);
  const sorted = useMemo(
    () => sortListings(listings, { by, direction }),
    [listings, by, direction],
  );
  const found = useMemo(() => searchListings(sorted, search.search), [sorted, search.search]);
  const selection = useSelection(listings, found, firstOf === undefined);
  const tools = useMemo(() => toolsFor(selection.selected), [selection.selected]);
  const { deleteListings, isDeleting, setState } = useListingChanges(props.onGone);
  const printLabels = useLabels();
  const [isAsking, setAsking] = useState(false);
  const count = firstOf?.found ?? found.length;
  const { page, first } = listingsPage(count, search.productsPage);
  const rows = firstOf ? found : found.slice(first, first + listingsPerPage);

  return (
    <>
      {/* On phones the toolbar could not stay in view as a child of the bar. */}
      <div className="flex flex-wrap items-center gap-2.5 px-4.5 py-3 max-nav:contents">
        <SearchField {...field} label={m.products_search()} />
        <ProductsToolbar
          tools={tools}
          onLabels={() => printLabels(selection.selected)}
          onDelete={() => !isDeleting && setAsking(true)}
          onState={(state) => void setState(selection.selected, state)}
        />
        <SortSelect search={search} />
      </div>
      <ListingsStatus
        count={count}
        total={firstOf?.total ?? listings.length}
        order={{ by, direction }}
        selection={selection}
        duplicate={tools.duplicate}
      />
      {count === 0 ? (
        <PanelEmpty
          heading={m.products_none()}
          text={m.products_none_begin({ search: search.search ?? '' })}
        >
          <a
            href={dashboardAddress({ ...search, search: undefined })}
            data-stay
            // A text whose address is still on its way must not come back after this one.
            onClick={() => field.onType('')}
            className="listing-more text-s"
          >
            {m.products_show_all()}
          </a>
        </PanelEmpty>
      ) : (
        <ListingsTable
          rows={rows}
          first={first}
          count={count}
          search={search}
          selection={selection}
        />
      )}
      <Pagination
        label={m.products_pages()}
        page={page}
        perPage={listingsPerPage}
        total={count}
        addressOf={(wanted) =>
          dashboardAddress({ ...search, productsPage: wanted === 1 ? undefined : wanted })
        }
      />
      {isAsking && (
        <DeleteQuestion
          listings={selection.selected}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void deleteListings(selection.selected);
          }}
        />
      )}
    </>
  );
}

type Answers = Pick<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onCancel'>;

function DeleteQuestion({ listings, ...answers }: Answers & { listings: OwnListing[] }) {
  const products = listings.filter(({ type }) => type === 'product').length;
  const packages = listings.length - products;
  const [only] = listings;
  const counts = [
    products > 0 && m.products_count_products({ count: products }),
    packages > 0 && m.products_count_packages({ count: packages }),
  ].filter((text) => text !== false);
  return (
    <ConfirmDialog
      {...answers}
      heading={m.products_delete_question({ count: listings.length })}
      confirmLabel={m.products_delete()}
      cancelLabel={m.products_delete_cancel()}
    >
      <p className="font-medium wrap-anywhere text-ink">
        {listings.length === 1 ? only?.name : counts.join(m.products_and())}
      </p>
      <p className="mt-2">{m.products_delete_text()}</p>
    </ConfirmDialog>
  );
}
