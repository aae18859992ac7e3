import { useMemo, useState } from 'react';
import { dashboardAddress } from '../dashboard-search.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { searchPieces, sortPieces } from './find-pieces.ts';
import type { Pieces } from './load-pieces.ts';
import { NoneFound } from './none-found.tsx';
import { PiecesStatus } from './pieces-status.tsx';
import { PiecesTable } from './pieces-table.tsx';
import { pieceOrder } from '../products-parameters.ts';
import { ProductsSearchField } from './products-search-field.tsx';
import { ProductsToolbar } from './products-toolbar.tsx';
import { toolsFor } from './selection-rules.ts';
import { SortSelect } from './sort-select.tsx';
import { useDeletePieces } from './use-delete-pieces.ts';
import { useProductsSearch } from './use-products-search.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  known: Pieces;
  onGone: (keys: ReadonlySet<string>) => void;
}

/** The table of listings with its search and toolbar. */
export function PiecesBoard({ known: { pieces, firstOf }, onGone }: Props) {
  const { typed, setTyped, search } = useProductsSearch();
  const { by, direction } = pieceOrder(search);
  const sorted = useMemo(() => sortPieces(pieces, { by, direction }), [pieces, by, direction]);
  const found = useMemo(() => searchPieces(sorted, search.search), [sorted, search.search]);
  const selection = useSelection(pieces, found);
  const tools = useMemo(() => toolsFor(selection.selected), [selection.selected]);
  const { deletePieces, isDeleting } = useDeletePieces(onGone);
  const [isAsking, setAsking] = useState(false);
  const count = firstOf?.found ?? found.length;

  return (
    <>
      <div className="products-bar">
        <ProductsSearchField search={search} typed={typed} onType={setTyped} />
        <ProductsToolbar tools={tools} onDelete={() => !isDeleting && setAsking(true)} />
        <SortSelect search={search} />
      </div>
      <PiecesStatus
        count={count}
        total={firstOf?.total ?? pieces.length}
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
        <PiecesTable found={found} count={count} search={search} selection={selection} />
      )}
      {isAsking && (
        <DeleteQuestion
          pieces={selection.selected}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void deletePieces(selection.selected);
          }}
        />
      )}
    </>
  );
}
