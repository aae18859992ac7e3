import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Facet } from '@orendi/contract/listing-filters';
import type { FacetPanel } from './facet-panel.tsx';

type Press = MouseEvent<HTMLAnchorElement>;

/** How a panel was opened. */
export interface Opening {
  facet: Facet;
  button: HTMLAnchorElement;
  /** `touch`, `mouse` or `pen`; empty for a key. */
  pointer: string | undefined;
}

/**
 * Which facet is open, and its panel, whose script loads when a pointer or the focus comes near. If it fails to load,
 * the button remains a link.
 */
export function useFacetPanel() {
  const [opening, setOpening] = useState<Opening>();
  const [Panel, setPanel] = useState<typeof FacetPanel>();

  const load = () => import('./facet-panel.tsx').then((part) => setPanel(() => part.FacetPanel));

  function press(facet: Facet, event: Press): void {
    const { currentTarget: button, nativeEvent, metaKey, ctrlKey, shiftKey } = event;
    if (metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    setOpening({ facet, button, pointer: (nativeEvent as PointerEvent).pointerType });
    load().catch(() => location.assign(button.href));
  }

  return {
    opening,
    Panel,
    press,
    close: () => setOpening(undefined),
    /** Preloads the panel; a failure is retried on press. */
    prepare: () => void load().catch(() => {}),
  };
}

/** Handles the keys that open a listbox button, of which a link natively supports only Enter. */
export function pressByKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget.click();
}
