import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a full-screen dialog when its component mounts. Going back closes it without leaving the page: it has its own
 * history entry, which is removed when it closes any other way. `onClose` is called once it has closed.
 */
export function useCoveringDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const cover = dialog.current;
    if (cover === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let hasEntry = true;

    cover.showModal();
    history.pushState(history.state, '');
    window.addEventListener(
      'popstate',
      (event) => {
        // The address is unchanged, so the router must not see the event.
        event.stopImmediatePropagation();
        listening.abort();
        hasEntry = false;
        cover.close();
        leave();
      },
      { signal, capture: true },
    );
    cover.addEventListener('close', () => hasEntry && history.back());
    return () => listening.abort();
  }, []);

  return dialog;
}
