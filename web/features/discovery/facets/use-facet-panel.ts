import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Facet } from '@orendi/contract/listing-filters';
import type { FacetPanel } from './facet-panel.tsx';

type Press = MouseEvent<HTMLAnchorElement>;

/** What has opened a panel. */
export interface Opening {
  facet: Facet;
  button: HTMLAnchorElement;
  /** `touch`, `mouse` or `pen`; empty for a key. */
  pointer: string | undefined;
}

/**
 * Which facet is open, and its panel, whose script comes when somebody is near. Should it not come, the button is the link
 * again that it was before.
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
    /** For whoever comes near; what fails then is tried again with the press. */
    prepare: () => void load().catch(() => {}),
  };
}

/** Of the keys of a button that opens a list, a link knows Enter only. */
export function pressByKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget.click();
}
