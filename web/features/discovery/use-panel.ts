import type { ListingSearch } from '../../platform/listing-search.ts';
import { useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react';

type Press = MouseEvent<HTMLAnchorElement>;

export interface Opening {
  button: HTMLAnchorElement;
  /** `touch`, `mouse` or `pen`; empty for a key. */
  pointer: string | undefined;
}

export interface PanelProps {
  search: ListingSearch;
  opening: Opening;
  onClose: () => void;
}

/** Whether a panel of the filter bar is open, and its script. If that fails to load, the button remains a link. */
export function usePanel<Props>(load: () => Promise<ComponentType<Props>>) {
  const [opening, setOpening] = useState<Opening>();
  /** Undefined until its script has loaded. */
  const [Panel, setPanel] = useState<ComponentType<Props>>();

  const bring = () => load().then((part) => setPanel(() => part));

  function press(event: Press): boolean {
    const { currentTarget: button, nativeEvent, metaKey, ctrlKey, shiftKey } = event;
    if (metaKey || ctrlKey || shiftKey) return false;
    event.preventDefault();
    setOpening({ button, pointer: (nativeEvent as PointerEvent).pointerType });
    bring().catch(() => {
      // Without a network the link would lead away from what is there.
      if (navigator.onLine) location.assign(button.href);
      else setOpening(undefined);
    });
    return true;
  }

  /** Preloads the panel; a failure is retried on press. */
  const prepare = () => void bring().catch(() => {});
  return { opening, Panel, press, prepare, close: () => setOpening(undefined) };
}

/** Handles the keys that open a listbox button, of which a link natively supports only Enter. */
export function pressByKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Makes the link a button once pressing it opens a panel instead of a page. */
export function becomeButton(link: HTMLAnchorElement | null): void {
  link?.setAttribute('role', 'button');
  link?.setAttribute('aria-haspopup', 'dialog');
}
