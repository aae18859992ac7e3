import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Lets a `<details>` behave as a menu: a press outside, Escape and any navigation close it. Without script it
 * still opens and closes by its summary.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [location]);

  useEffect(() => {
    function closeFromOutside({ target }: PointerEvent) {
      const menu = details.current;
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
    }
    function closeByKey({ key }: KeyboardEvent) {
      const menu = details.current;
      if (key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);

  return details;
}
