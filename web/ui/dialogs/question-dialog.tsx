import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  heading: string;
  /** `wide` for more than a question; full screen on phones. */
  size?: 'small' | 'wide';
  /** Called on Escape, and on going back on a phone. */
  onCancel: () => void;
  children: ReactNode;
}

/** A modal dialog that opens when its component mounts and restores the focus when it closes. */
export function QuestionDialog({ heading, size = 'small', onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const cover = dialog.current;
    cover?.showModal();
    return () => cover?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className={size === 'wide' ? 'question question-wide' : 'question'}
    >
      <h2 id={id} className="text-l">
        {heading}
      </h2>
      {children}
    </dialog>
  );
}
