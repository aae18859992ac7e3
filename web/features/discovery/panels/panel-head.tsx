import { m } from '@orendi/messages';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  label: string;
  onClose: () => void;
  className: string;
}

/** What a panel of the filter bar is for, and the button that closes it. */
export function PanelHead({ label, onClose, className }: Props) {
  return (
    <div className={`flex items-center justify-between pr-2 pl-5 font-semibold ${className}`}>
      {label}
      <button
        type="button"
        aria-label={m.home_facet_close()}
        onClick={onClose}
        className="grid size-11 place-items-center rounded-pill hover:bg-sand"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
