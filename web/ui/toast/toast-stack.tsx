import { m } from '@orendi/messages';
import { useEffect, useRef, type RefObject } from 'react';
import { toast, useToaster, type DefaultToastOptions } from 'react-hot-toast/headless';
import { useWhileShown } from '../use-while-shown.ts';
import { fitAboveKeyboard } from '../fit-above-keyboard.ts';
import { ToastCard } from './toast-card.tsx';
import { useHold } from './use-hold.ts';

/** Durations of toasts in milliseconds; they are removed 1 s after being dismissed. The library keeps the newest 20. */
const toastTiming: DefaultToastOptions = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Infinity },
  custom: { duration: 4000 },
  removeDelay: 1000,
};

/**
 * Centered at the lower edge of phones, above their bar and keyboard, so that the title of the page that they come with can be
 * read; below the bar, on the right of wider screens. Out of the way of an open menu, but still announced. The padding has
 * room for shadows.
 */
const stack =
  'in-[html:has(details[open]_.menu-choice)]:opacity-0 in-[html:has(details[open]_.menu-choice)]:**:pointer-events-none pointer-events-none fixed inset-x-0 bottom-(--bottom) z-40 grid max-h-[calc(100dvh_-_var(--top)_-_var(--bottom))] overflow-x-hidden overflow-y-auto overscroll-contain px-(--margin) pt-6 pb-2 [--bottom:max(var(--keyboard,0px),var(--lower-bar,env(safe-area-inset-bottom)))] [--margin:min(--spacing(4),4.4vw)] [--top:calc(var(--bar,0px)_+_--spacing(3))] nav:top-(--top) nav:bottom-auto nav:left-auto nav:max-h-[calc(100dvh_-_var(--top))] nav:px-[clamp(--spacing(4),4vw,--spacing(14))] nav:pt-0 nav:pb-14';

/** Escape closes an open layer before any toast. */
const layers = 'dialog, details[open], [role="dialog"], [aria-expanded="true"]';

/**
 * The toasts, newest first, clear of the bars, a phone's keyboard and open menus. Errors interrupt
 * screen readers; other toasts wait.
 */
export function ToastStack() {
  const { toasts, handlers } = useToaster(toastTiming);
  const region = useRef<HTMLDivElement>(null);
  const leaveToast = useToastFocus(region);
  const newest = toasts.find(({ visible }) => visible);
  useEdges(region);
  useHold(region, handlers);

  useEffect(() => {
    if (newest === undefined) return undefined;
    const dismissNewest = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      const focused = target instanceof Element ? target : document.body;
      if (focused.closest(layers) !== null) return;
      dismiss(focused.closest<HTMLElement>('[data-toast]')?.dataset.toast ?? newest.id);
    };
    document.addEventListener('keydown', dismissNewest);
    return () => document.removeEventListener('keydown', dismissNewest);
  });

  function dismiss(id: string): void {
    leaveToast(id);
    toast.dismiss(id);
  }

  const cards = toasts.map((shown) => (
    <ToastCard key={shown.id} toast={shown} onDismiss={() => dismiss(shown.id)} />
  ));
  const isError = (_: unknown, index: number) => toasts[index]?.type === 'error';

  return (
    <div
      ref={region}
      {...(toasts.length > 0 && { role: 'region', 'aria-label': m.toast_region() })}
      className={stack}
    >
      <div aria-live="assertive">{cards.filter(isError)}</div>
      <div aria-live="polite">{cards.filter((card, index) => !isError(card, index))}</div>
    </div>
  );
}

/** Exposes to the stylesheet the height of the page's bar, which may wrap, and that of a phone's keyboard. */
function useEdges(region: RefObject<HTMLElement | null>): void {
  useWhileShown(region, (element, signal) => {
    const bar = document.querySelector<HTMLElement>('body > header');
    if (bar === null) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--bar', `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    signal.addEventListener('abort', () => observer.disconnect());
    fitAboveKeyboard(element, signal);
  });
}

/**
 * Keeps the focus when a toast disappears: it moves to the next toast, and after the last one back to where it was
 * before. Call the returned function right before dismissing a toast.
 */
function useToastFocus(region: RefObject<HTMLElement | null>): (id: string) => void {
  const cameFrom = useRef<HTMLElement>(null);

  useWhileShown(region, (element, signal) => {
    const note = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLElement) || element.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget;
    };
    element.addEventListener('focusin', note, { signal });
  });

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
