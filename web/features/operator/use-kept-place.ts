import { type FocusEvent, useEffect, useRef } from 'react';
import { useConsole } from './use-console.tsx';

/**
 * Keeps the keyboard's place in a list whose rows go when something has been done about them: the row that takes the
 * place of the focused one gets the focus, or else the whole list. For an element around rows that are marked
 * `data-row` and have `tabIndex={-1}`.
 */
export function useKeptPlace() {
  const { isOpen } = useConsole();
  const place = useRef<HTMLElement>(null);
  /** The row that has the focus, or had it when it was removed. */
  const index = useRef<number>(undefined);
  const rowsOf = (list: Element | null) => [
    ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
  ];

  // After any render, the one at the end of a dialog included: the row that it was about may be gone, and the focus
  // with it.
  useEffect(() => {
    if (isOpen || index.current === undefined || document.activeElement !== document.body) return;
    const rows = rowsOf(place.current);
    const next = rows[Math.min(index.current, rows.length - 1)] ?? place.current;
    next?.focus({ preventScroll: true });
  });

  return {
    ref: (element: HTMLElement | null) => {
      place.current = element;
    },
    tabIndex: -1,
    onFocus({ target, currentTarget }: FocusEvent): void {
      const row = target.closest<HTMLElement>('[data-row]');
      index.current = row ? rowsOf(currentTarget).indexOf(row) : undefined;
    },
    /** Not called when the focused control is removed; whoever presses beside the list has left it. */
    onBlur({ relatedTarget }: FocusEvent): void {
      if (relatedTarget === null) index.current = undefined;
    },
  };
}
