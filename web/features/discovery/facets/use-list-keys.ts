import {
  useEffectEvent,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Choice } from './choice-of.ts';

/** The page keys go by so many. */
const pageStep = 5;

interface ListKeys {
  /** Whether a key has opened the list. */
  startsByKey: boolean;
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  shown: readonly Choice[];
  chosen: string | undefined;
  optionId: (place: number) => string;
  /** Closes the list; the focus goes back to where it was opened. */
  close: () => void;
  /** The same, at once, so that the Tab key goes on from there. */
  leave: () => void;
}

/**
 * The keys of a combobox whose list is always open (WAI-ARIA Authoring Practices): arrows go round, the page keys go by
 * five, Home and End to the ends, Enter chooses, Escape closes and Tab leaves; letters narrow the list.
 */
export function useListKeys(list: ListKeys) {
  const { startsByKey, field, typed, shown, chosen, optionId, close, leave } = list;
  const [wanted, setActive] = useState(() =>
    Math.max(
      0,
      shown.findIndex(({ value }) => value === chosen),
    ),
  );
  /** Who goes by keys has to see well where they are; a hand or a finger sees it anyway. */
  const [isByKeys, setByKeys] = useState(startsByKey);
  const last = shown.length - 1;
  const active = Math.min(wanted, last);

  // Other letters, another list: its active option is seen. A mouse that goes over options moves nothing.
  const showActive = useEffectEvent(() => show(active));
  useLayoutEffect(() => showActive(), [typed]);

  function show(place: number): void {
    document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    // Letters on their way through an input method are not ours.
    if (nativeEvent.isComposing || ctrlKey || metaKey) return;
    if (key === 'Tab') return leave();
    if (event.target instanceof HTMLButtonElement) return key === 'Escape' ? close() : undefined;
    const steps: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(active + pageStep, last),
      PageUp: Math.max(active - pageStep, 0),
      Home: 0,
      End: last,
    };
    const step = shiftKey ? undefined : steps[key];
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) close();
    else if (key === 'Enter') document.getElementById(optionId(active))?.click();
    else if (step !== undefined) {
      setActive(step);
      setByKeys(true);
      show(step);
    } else return field.current?.focus();
    field.current?.focus();
    return event.preventDefault();
  }

  /** Letters make the first option that has them the active one, a mouse the one that it is over. */
  function activate(place: number, isTyped: boolean): void {
    setActive(place);
    setByKeys(isTyped);
  }

  return { active, isByKeys, activate, onKeyDown };
}
