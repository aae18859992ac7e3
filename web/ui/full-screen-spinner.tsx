import { useLayoutEffect, useRef } from 'react';

/**
 * Covers the page while it can do nothing but wait. A modal dialog: the page behind takes neither press nor key, a
 * screen reader says the label, and the focus goes back to where it was.
 */
export function FullScreenSpinner({ label }: { label: string }) {
  const cover = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = cover.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={cover}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      // Escape is for nothing else either, such as an open menu that this stands in.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      className="m-auto flex-col items-center gap-4 bg-transparent outline-none open:flex backdrop:bg-paper/90"
    >
      <span className="size-15 animate-turn rounded-pill border-5 border-accent border-t-transparent" />
      {/* A ring that must not turn says nothing by itself. */}
      <p className="hidden text-s motion-reduce:block">{label}</p>
    </dialog>
  );
}
