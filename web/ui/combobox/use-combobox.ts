import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useWhileShown } from '../use-while-shown.ts';

interface Combobox {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Unique keys of the options, in display order. */
  keys: readonly string[];
  isOpen: boolean;
  setWanted: (isWanted: boolean) => void;
  /** The list does not open for shorter text. */
  leastLetters?: number;
  /** Called on Enter while no option is active; by default Enter submits the text. */
  onEnter?: () => void;
}

/** No active option: the keys act on the text. */
const none = -1;

/** Keyboard support and ARIA roles for an editable combobox with a list (WAI-ARIA Authoring Practices). */
export function useCombobox(combobox: Combobox) {
  const { field, listId, keys: options, isOpen, setWanted, leastLetters = 0, onEnter } = combobox;
  /** The active option by key, so that it stays active when the next response moves it. */
  const [chosen, setChosen] = useState<string>();
  const active = isOpen && chosen !== undefined ? options.indexOf(chosen) : none;
  const optionId = (place: number) => `${listId}-${place}`;

  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return;
    set(input, 'role', 'combobox');
    set(input, 'aria-autocomplete', 'list');
    set(input, 'aria-expanded', String(isOpen));
    set(input, 'aria-controls', isOpen ? listId : null);
    set(input, 'aria-activedescendant', active === none ? null : optionId(active));
    if (active !== none) {
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    }
  });

  const backToText = () => setChosen(undefined);
  const onKey = useEffectEvent((event: KeyboardEvent, input: HTMLInputElement) => {
    const close = () => {
      setWanted(false);
      backToText();
    };
    const step = (change: 1 | -1) => {
      const places = options.length + 1;
      setChosen(options[((active + 1 + change + places) % places) - 1]);
    };
    const keys: Record<string, (event: KeyboardEvent) => boolean> = {
      ArrowDown: ({ altKey }) => {
        if (isOpen && !altKey) step(1);
        else setWanted(true);
        return isOpen || input.value.trim().length >= leastLetters;
      },
      ArrowUp: ({ altKey }) => {
        if (isOpen && altKey) close();
        else if (isOpen) step(-1);
        return isOpen;
      },
      Enter: () => {
        if (active === none) {
          onEnter?.();
          return onEnter !== undefined;
        }
        document.getElementById(optionId(active))?.click();
        return true;
      },
      Escape: () => {
        if (!isOpen) return empty(input);
        close();
        return true;
      },
    };
    // Keys handled by an input method are not ours.
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const isDone = keys[event.key]?.(event);
    if (isDone) event.preventDefault();
    else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) backToText();
  });
  useWhileShown(field, (input, signal) => {
    input.addEventListener('keydown', (event) => onKey(event, input), { signal });
    input.addEventListener('input', backToText, { signal });
    input.addEventListener('blur', backToText, { signal });
  });

  return { active, optionId };
}

function set(input: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) input.removeAttribute(name);
  else input.setAttribute(name, value);
}

/** Clears the text as if the visitor had; false if there is none. */
function empty(input: HTMLInputElement): boolean {
  if (input.value === '') return false;
  input.setRangeText('', 0, input.value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
