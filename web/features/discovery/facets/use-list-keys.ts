import {
  useEffectEvent,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Choice } from './choice.tsx';

const pageStep = 5;

interface ListKeys {
  startsByKey: boolean;
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  shown: readonly Choice[];
  optionId: (place: number) => string;
  /** Closes the list and returns the focus to its opener. */
  close: () => void;
  /** The same, but synchronously, so that Tab continues from there. */
  leave: () => void;
}

/** Keyboard support for a combobox with an always open list (WAI-ARIA Authoring Practices); typing filters. */
export function useListKeys(list: ListKeys) {
  const { startsByKey, field, typed, shown, optionId, close, leave } = list;
  const [wanted, setActive] = useState(() =>
    Math.max(
      0,
      shown.findIndex(({ isChosen }) => isChosen),
    ),
  );
  /** Keyboard users need a visible active option; pointer users do not. */
  const [isByKeys, setByKeys] = useState(startsByKey);
  const last = shown.length - 1;
  const active = Math.min(wanted, last);

  // Typing changes the list, so its active option is scrolled into view. Hovering scrolls nothing.
  const showActive = useEffectEvent(() => show(active));
  useLayoutEffect(() => showActive(), [typed]);

  function show(place: number): void {
    document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    // Keys handled by an input method are not ours.
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

  /** Typing activates the first match, a mouse the option under it. */
  function activate(place: number, isTyped: boolean): void {
    setActive(place);
    setByKeys(isTyped);
  }

  return { active, isByKeys, activate, onKeyDown };
}
