import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus to the pressed button of a list entry that the press has moved: browsers drop it on the way. If
 * the button is gone, as on the first entry, the entry itself is focused.
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
