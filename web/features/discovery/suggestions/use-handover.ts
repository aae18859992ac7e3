import { useLayoutEffect, type RefObject } from 'react';

/**
 * Clearing the field brings back the start view, which has the field elsewhere: carries over the focus and what is
 * typed during the switch.
 */
export function useHandover(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const input = field.current;
    return () => {
      if (input === null || document.activeElement !== input) return;
      const { value, name } = input;
      queueMicrotask(() => {
        const next = document.querySelector<HTMLInputElement>(`search input[name="${name}"]`);
        // Submitted text is not carried over.
        if (next === null || (value !== '' && value === next.value)) return;
        next.value = value;
        next.focus();
      });
    };
  }, [field]);
}
