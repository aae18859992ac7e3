import { m } from '@orendi/messages';
import { useMemo, useState } from 'react';
import { dashboardAddress } from '../dashboard-search.ts';
import { Pagination } from '../pagination.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { searchListings, sortListings } from './find-listings.ts';
import type { OwnListings } from './load-own-listings.ts';
import { NoneFound } from './none-found.tsx';
import { ListingsStatus } from './listings-status.tsx';
import { listingsPage, listingsPerPage } from './listings-page.ts';
import { ListingsTable } from './listings-table.tsx';
import { listingOrder } from '../products-parameters.ts';
import { ProductsSearchField } from './products-search-field.tsx';
import { ProductsToolbar } from './products-toolbar.tsx';
import { toolsFor } from './selection-rules.ts';
import { SortSelect } from './sort-select.tsx';
import { useDeleteListings } from './use-delete-listings.ts';
import { useProductsSearch } from './use-products-search.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  known: OwnListings;
  onGone: (keys: ReadonlySet<string>) => void;
}

/** The table of listings with its search and toolbar. */
export function ListingsBoard({ known: { listings, firstOf }, onGone }: Props) {
  const { typed, setTyped, search } = useProductsSearch();
  const { by, direction } = listingOrder(search);
  const sorted = useMemo(
    () => sortListings(listings, { by, direction }),
    [listings, by, direction],
  );
  const found = useMemo(() => searchListings(sorted, search.search), [sorted, search.search]);
  const selection = useSelection(listings, found, firstOf === undefined);
  const tools = useMemo(() => toolsFor(selection.selected), [selection.selected]);
  const { deleteListings, isDeleting } = useDeleteListings(onGone);
  const [isAsking, setAsking] = useState(false);
  const count = firstOf?.found ?? found.length;
  const { page, count: pages, first } = listingsPage(count, search.productsPage);
  const rows = firstOf ? found : found.slice(first, first + listingsPerPage);

  return (
    <>
      <div className="products-bar">
        <ProductsSearchField search={search} typed={typed} onType={setTyped} />
        <ProductsToolbar tools={tools} onDelete={() => !isDeleting && setAsking(true)} />
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
        <NoneFound
          search={search.search}
          allAddress={dashboardAddress({ ...search, search: undefined })}
        />
      ) : (
        <ListingsTable
          rows={rows}
          first={first}
          count={count}
          search={search}
          selection={selection}
        />
      )}
      {pages > 1 && (
        <Pagination
          label={m.products_pages()}
          page={page}
          count={pages}
          addressOf={(wanted) =>
            dashboardAddress({ ...search, productsPage: wanted === 1 ? undefined : wanted })
          }
        />
      )}
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
