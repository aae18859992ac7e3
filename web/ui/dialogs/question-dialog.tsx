import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { openModal } from '../open-modal.ts';

interface Props {
  heading: string;
  /** `wide` for more than a question; full screen on phones. */
  size?: keyof typeof sizes;
  /** Adds a button that closes it, in its corner. */
  closeLabel?: string;
  /** Called on Escape, and on going back on a phone. */
  onCancel: () => void;
  children: ReactNode;
}

const sizes = {
  small:
    'max-h-[calc(100dvh_-_--spacing(8))] w-[calc(100%_-_2_*_var(--page-margin))] max-w-form rounded-l',
  wide: 'h-dvh max-h-none w-full max-w-none sm:h-fit sm:max-h-[calc(100dvh_-_--spacing(16))] sm:w-[calc(100%_-_2_*_var(--page-margin))] sm:max-w-dialog sm:rounded-l',
};

/** A modal dialog that opens when its component mounts and restores the focus when it closes. */
export function QuestionDialog({ heading, size = 'small', closeLabel, onCancel, children }: Props) {
  const id = useId();
  return (
    <dialog
      ref={openModal}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      data-covers-page={size === 'wide' || undefined}
      className={`m-auto animate-appear overflow-y-auto bg-surface p-6 text-inherit shadow-lift backdrop:animate-appear backdrop:bg-ink/40 ${sizes[size]}`}
    >
      <h2 id={id} className="text-l">
        {heading}
      </h2>
      {closeLabel && (
        <button
          type="button"
          onClick={onCancel}
          aria-label={closeLabel}
          className="absolute top-3.5 right-3.5 grid place-items-center w-11 aspect-square rounded-pill text-ink-quiet transition-colors hover:text-ink"
        >
          <Icon name="close" className="size-5" />
        </button>
      )}
      {children}
    </dialog>
  );
}
