import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

interface Combobox {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** What tells the options apart, in the order in which they are shown. */
  keys: readonly string[];
  isOpen: boolean;
  setWanted: (isWanted: boolean) => void;
  /** A shorter text has no list to be opened. */
  leastLetters?: number;
  /** What Enter does while no option is active; without it, it sends the text. */
  onEnter?: () => void;
}

/** No option: the keys belong to the text. */
const none = -1;

/**
 * The keys and the roles of an editable combobox with a list (WAI-ARIA Authoring Practices): arrows go round through the
 * options and the text, Enter follows the active option or sends the text, Escape closes the list and then empties the
 * field, and keys that move in the text go back to it.
 */
export function useCombobox(combobox: Combobox) {
  const { field, listId, keys: options, isOpen, setWanted, leastLetters = 0, onEnter } = combobox;
  /** The active option: it stays active when the next answer has it in another place. */
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

  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    const backToText = () => setChosen(undefined);
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
    const onKey = (event: KeyboardEvent) => {
      // Letters on their way through an input method are not ours.
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      const isDone = keys[event.key]?.(event);
      if (isDone) event.preventDefault();
      else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) backToText();
    };
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', onKey, { signal });
    input.addEventListener('input', backToText, { signal });
    input.addEventListener('blur', backToText, { signal });
    return () => listening.abort();
  });

  return { active, optionId };
}

function set(input: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) input.removeAttribute(name);
  else input.setAttribute(name, value);
}

/** As if the visitor had taken the text out; false where there is none. */
function empty(input: HTMLInputElement): boolean {
  if (input.value === '') return false;
  input.setRangeText('', 0, input.value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
