import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus when a toast disappears: it moves to the next toast, and after the last one back to where it was
 * before. Call the returned function right before dismissing a toast.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>): (id: string) => void {
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLElement) || element.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget;
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [region]);

  return (id) => {
    const toasts = [...(region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])];
    const left = toasts.find(({ dataset }) => dataset.toast === id);
    if (!left?.contains(document.activeElement)) return;
    const others = toasts.filter((toast) => toast !== left && !toast.inert);
    const place = toasts.indexOf(left);
    const next = others.find((toast) => toasts.indexOf(toast) > place) ?? others.at(-1);
    const target = next?.querySelector('button') ?? cameFrom.current;
    if (target?.isConnected) target.focus({ preventScroll: true });
  };
}
