import { m } from '@orendi/messages';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { PanelHead } from '../panels/panel-head.tsx';
import { usePanelDialog } from '../panels/use-panel-dialog.ts';
import type { Opening } from '../use-panel.ts';
import { LimitsForm } from './limits-form.tsx';

interface Props {
  search: ListingSearch;
  opening: Opening;
  onClose: () => void;
}

/** The limits of price and size in a panel below their button, or in a bottom sheet on a phone. */
export function LimitsPanel({ search, opening, onClose }: Props) {
  const dialog = usePanelDialog(opening, '[name=priceFrom]', onClose);
  return (
    <dialog
      ref={dialog}
      aria-label={m.home_limits()}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="drop-panel limits-panel animate-rise open:flex open:flex-col nav:animate-unfold"
    >
      <PanelHead label={m.home_limits()} onClose={onClose} className="shrink-0 pt-2" />
      <LimitsForm search={search} onShow={onClose} className="min-h-0 grow" />
    </dialog>
  );
}
