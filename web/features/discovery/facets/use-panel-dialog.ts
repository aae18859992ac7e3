import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { fitAboveKeyboard } from './fit-above-keyboard.ts';
import type { Opening } from './use-facet-panel.ts';

/**
 * Opens a dialog with its component: as a sheet that covers the page where the styles fix it to the window, beside the page
 * elsewhere. A press outside, leaving it, going back and turning the phone close it; the focus never stays behind in it.
 */
export function usePanelDialog(
  { button, pointer }: Opening,
  field: RefObject<HTMLInputElement | null>,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const panel = dialog.current;
    if (panel === null) return undefined;
    const isFixed = () => getComputedStyle(panel).position === 'fixed';
    const isSheet = isFixed();
    const place = () => {
      const { left, bottom } = button.getBoundingClientRect();
      const around = panel.parentElement?.getBoundingClientRect();
      panel.style.setProperty('--panel-left', `${left - (around?.left ?? 0)}px`);
      panel.style.setProperty('--panel-top', `${bottom - (around?.top ?? 0)}px`);
    };
    place();
    if (isSheet) panel.showModal();
    else panel.show();
    // A finger opens no keyboard on the screen: the list comes first, and the field is one more tap.
    (pointer === 'touch' ? panel : field.current)?.focus({ preventScroll: true });
    if (!isSheet) panel.scrollIntoView({ block: 'nearest' });

    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !panel.contains(target);
    const closesByPress = (event: MouseEvent) => {
      // A press beside a sheet is one on its backdrop, which belongs to it.
      if (!isOutside(event.target) && !(isSheet && event.target === panel)) return;
      leave();
      // The button would open the panel again.
      if (button.contains(event.target as Node)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', closesByPress, { signal, capture: true });
    const closesByFocus = ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget) && relatedTarget !== button) leave();
    };
    panel.addEventListener('focusout', closesByFocus, { signal });
    panel.addEventListener('close', () => leave(), { signal });
    window.addEventListener('popstate', () => leave(), { signal });
    window.addEventListener('resize', () => (isFixed() === isSheet ? place() : leave()), {
      signal,
    });
    if (isSheet) fitAboveKeyboard(panel, signal);

    return () => {
      listening.abort();
      if (!isSheet && !panel.contains(document.activeElement)) return;
      panel.close();
      button.focus({ preventScroll: true });
    };
  }, [button, pointer, field]);

  return dialog;
}
