import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus back to the button of a list's entry that was pressed and has moved the entry: a browser forgets it on
 * the way. Where the button is gone, as for the first one, the entry itself has it.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): (entry: string) => void {
  const wish = useRef<[entry: string, action: string]>(undefined);

  useEffect(() => {
    if (wish.current === undefined) return;
    const [entry, action] = wish.current;
    wish.current = undefined;
    const place = [...(list.current?.children ?? [])].find(
      (child) => child instanceof HTMLElement && child.dataset.entry === entry,
    );
    const button = place?.querySelector<HTMLElement>(`[data-action="${action}"]`);
    (button ?? place?.querySelector('button'))?.focus();
  });

  return (entry) => {
    const { activeElement } = document;
    const action = activeElement instanceof HTMLElement ? activeElement.dataset.action : undefined;
    wish.current = [entry, action ?? ''];
  };
}
