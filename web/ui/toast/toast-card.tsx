import { m } from '@orendi/messages';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { Icon } from '../icon.tsx';
import { ToastSign } from './toast-sign.tsx';

interface Props {
  toast: Toast;
  onDismiss: () => void;
}

/** One toast. A dismissed one collapses at once and is removed a little later. */
export function ToastCard({ toast, onDismiss }: Props) {
  return (
    <div
      data-toast={toast.id}
      data-kind={toast.type}
      data-leaving={toast.visible ? undefined : ''}
      inert={!toast.visible}
      className="toast-place"
    >
      <div>
        <div className="pointer-events-auto flex animate-unfold items-start rounded-m border border-line bg-surface pl-4 text-s font-medium shadow-lift">
          <ToastSign kind={toast.type} />
          <div className="min-w-0 grow py-3 wrap-anywhere">
            {resolveValue(toast.message, toast)}
          </div>
          <button
            type="button"
            onClick={onDismiss}
            aria-label={m.toast_dismiss()}
            className="grid size-11 shrink-0 place-items-center rounded-m text-ink-quiet *:size-5 -outline-offset-4 transition-colors hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  );
}
