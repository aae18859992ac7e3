import { useLayoutEffect, type RefObject } from 'react';

/**
 * Emptying the field brings up the shop window, where the field stands elsewhere: whoever types goes on typing there, and
 * loses no letter on the way.
 */
export function useHandover(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const input = field.current;
    return () => {
      if (input === null || document.activeElement !== input) return;
      const { value, name } = input;
      queueMicrotask(() => {
        const next = document.querySelector<HTMLInputElement>(`search input[name="${name}"]`);
        // What was sent is done with.
        if (next === null || (value !== '' && value === next.value)) return;
        next.value = value;
        next.focus();
      });
    };
  }, [field]);
}
