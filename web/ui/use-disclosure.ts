import { useRef, type RefObject } from 'react';
import { useWhileShown } from './use-while-shown.ts';

/** CloseWatcher: where supported, reports a phone's back gesture while something is open. */
interface Watcher extends EventTarget {
  destroy: () => void;
}
declare const CloseWatcher: (new () => Watcher) | undefined;

/**
 * Makes a `<details>` behave like a menu: following a link in it, a press outside, Escape, going back and tabbing out
 * close it, and the focus is never left inside. With `takesFocus`, opening focuses its first link. Without script the
 * summary still opens and closes it.
 */
export function useDisclosure({ takesFocus = false } = {}): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);

  useWhileShown(details, (menu, signal) => {
    let watcher: Watcher | undefined;
    const close = () => {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    };

    window.addEventListener('popstate', close, { signal });
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        if (!menu.contains(target) || target.closest('a') !== null) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !menu.open || event.defaultPrevented) return;
        // Or the same press dismisses a toast, too.
        event.preventDefault();
        close();
      },
      { signal },
    );
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
      },
      { signal },
    );
    menu.addEventListener(
      'toggle',
      () => {
        watcher?.destroy();
        if (!menu.open) return;
        if (takesFocus) menu.querySelector('a')?.focus();
        if (typeof CloseWatcher === 'undefined') return;
        watcher = new CloseWatcher();
        watcher.addEventListener('close', close);
      },
      { signal },
    );
    signal.addEventListener('abort', () => watcher?.destroy());
  });

  return details;
}
