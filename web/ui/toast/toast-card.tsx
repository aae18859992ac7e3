import { m } from '@orendi/messages';
import { resolveValue, type Toast, type ToastType } from 'react-hot-toast/headless';
import type { ReactNode } from 'react';
import { Drawing, Icon } from '../icon.tsx';
import { Spinner } from '../spinner.tsx';

/** One toast. A dismissed one collapses at once and is removed a little later. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  return (
    <div
      data-toast={toast.id}
      data-kind={toast.type}
      data-leaving={toast.visible ? undefined : ''}
      inert={!toast.visible}
      className="grid grid-rows-[1fr] justify-items-center transition-[grid-template-rows,opacity] data-leaving:grid-rows-[0fr] data-leaving:opacity-0"
    >
      <div className="min-h-0 w-[min(var(--container-toast),100vw_-_2_*_var(--margin))] pb-2 in-data-leaving:overflow-hidden in-data-leaving:pb-0">
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

const mark = <Drawing path="M12 5.5v7.5M12 18.5h.01" className="stroke-[3]!" />;
const signs: Partial<Record<ToastType, { color: string; sign: ReactNode }>> = {
  error: { color: 'bg-accent text-on-dark *:size-4', sign: mark },
  success: { color: 'bg-good text-on-dark *:size-4', sign: <Icon name="check" /> },
  loading: { color: 'text-accent', sign: <Spinner /> },
};

/** An icon for the kind of toast; decorative, as the text says the same. */
function ToastSign({ kind }: { kind: ToastType }) {
  const known = signs[kind];
  if (known === undefined) return null;
  return (
    <span
      aria-hidden="true"
      className={`mt-3 mr-3 grid size-5 shrink-0 place-items-center rounded-pill ${known.color}`}
    >
      {known.sign}
    </span>
  );
}
