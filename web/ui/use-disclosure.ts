import { useEffect, useRef, type RefObject } from 'react';

/**
 * Lets a `<details>` behave as a menu: a link in it, a press outside, Escape and going back close it. Without script
 * it still opens and closes by its summary.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = details.current;
    if (menu === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => (menu.open = false);

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
      ({ key }) => {
        if (key !== 'Escape' || !menu.open) return;
        close();
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  return details;
}
