import { openModal } from './open-modal.ts';

/** Covers the page while it is busy, in a modal dialog: the page behind is inert, and the label is announced. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <dialog
      ref={openModal}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      // Escape must not reach anything else, such as an open menu around this.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      className="m-auto flex-col items-center gap-4 bg-transparent outline-none open:flex backdrop:bg-paper/90"
    >
      <span className="size-15 animate-turn rounded-pill border-5 border-accent border-t-transparent" />
      {/* With reduced motion the ring does not turn, so the label is shown. */}
      <p className="hidden text-s motion-reduce:block">{label}</p>
    </dialog>
  );
}
