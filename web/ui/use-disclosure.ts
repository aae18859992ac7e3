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

    const press = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (!menu.contains(target) || target.closest('a') !== null) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open || event.defaultPrevented) return;
      // Or the same press dismisses a toast, too.
      event.preventDefault();
      close();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
    };
    const toggle = () => {
      watcher?.destroy();
      if (!menu.open) return;
      if (takesFocus) menu.querySelector('a')?.focus();
      if (typeof CloseWatcher === 'undefined') return;
      watcher = new CloseWatcher();
      watcher.addEventListener('close', close);
    };

    window.addEventListener('popstate', close, { signal });
    document.addEventListener('click', press, { signal });
    document.addEventListener('keydown', escape, { signal });
    menu.addEventListener('focusout', leave, { signal });
    menu.addEventListener('toggle', toggle, { signal });
    signal.addEventListener('abort', () => watcher?.destroy());
  });

  return details;
}
