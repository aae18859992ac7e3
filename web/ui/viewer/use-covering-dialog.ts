import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog over the whole page with its component. Going back closes it and stays on the page: it has an entry of
 * the history for itself, which goes with it when it is closed in another way. `onClose` is called once it is gone.
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
        // The address is the same: nothing for the router.
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
