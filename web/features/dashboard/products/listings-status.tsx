import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { columns } from './columns.tsx';
import type { ListingOrder } from '../dashboard-search.ts';
import { SelectAll } from './listings-table.tsx';
import type { Selection } from './use-selection.ts';
import { counted } from '../../../platform/number-text.ts';

interface Props {
  count: number;
  total: number;
  order: ListingOrder;
  selection: Selection;
  duplicate: string | undefined;
}

/** How many listings there are and are selected, and the actions that are not in the toolbar. */
export function ListingsStatus({ count, total, order, selection, duplicate }: Props) {
  const { selected, clear } = selection;
  const column = columns.find(({ by }) => by === order.by)?.name() ?? '';
  return (
    <div className="text-(length:--text-s) flex flex-wrap items-center gap-y-1 gap-x-4 min-h-10 px-4.5 pb-2">
      <div className="nav:hidden">
        <SelectAll selection={selection} isNamed />
      </div>
      <output className="text-ink-quiet tabular-nums">
        {count === total
          ? m.products_count(counted(count))
          : m.products_count_of({ ...counted(count), total: counted(total).shown })}
        <span className="sr-only">
          {order.direction === 'asc'
            ? m.products_sorted_up({ column })
            : m.products_sorted_down({ column })}
        </span>
      </output>
      {selected.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          <output className="font-medium tabular-nums">
            {m.products_selected(counted(selected.length))}
          </output>
          <button type="button" onClick={clear} className="listing-more">
            {m.products_clear_selection()}
          </button>
        </p>
      )}
      <p className="ml-auto flex flex-wrap gap-x-4">
        {duplicate && (
          <a href={duplicate} className="listing-more">
            {m.detail_duplicate_own()}
          </a>
        )}
        <a href={paths.importProducts} className="listing-more">
          {m.products_import_short()}
        </a>
      </p>
    </div>
  );
}
