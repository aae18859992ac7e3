import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  heading: string;
  /** Escape, and going back on a phone. */
  onCancel: () => void;
  children: ReactNode;
}

/** A small dialog over the page. It opens with its component; the focus returns to where it was. */
export function QuestionDialog({ heading, onCancel, children }: Props) {
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
      className="question"
    >
      <h2 id={id} className="text-l">
        {heading}
      </h2>
      {children}
    </dialog>
  );
}
