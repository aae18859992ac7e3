import { m } from '@orendi/messages';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { PanelHead } from '../panels/panel-head.tsx';
import { usePanelDialog } from '../panels/use-panel-dialog.ts';
import type { Opening } from '../use-panel.ts';
import { WhereFields } from './where-fields.tsx';

interface Props {
  search: ListingSearch;
  opening: Opening;
  onClose: () => void;
}

/** Where a piece is to come from or to be brought, in a panel below its button, or in a bottom sheet on a phone. */
export function WherePanel({ search, opening, onClose }: Props) {
  const dialog = usePanelDialog(opening, '[role=combobox]', onClose);
  return (
    <dialog
      ref={dialog}
      aria-label={m.home_where()}
      tabIndex={-1}
      onKeyDown={(event) => {
        // The first Escape closes the list of towns.
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      className="drop-panel where-panel animate-rise open:flex open:flex-col nav:animate-unfold"
    >
      <PanelHead label={m.home_where()} onClose={onClose} className="shrink-0 pt-2" />
      <WhereFields search={search} onShow={onClose} />
    </dialog>
  );
}
