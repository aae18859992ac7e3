import { useEffect, useRef, useState } from 'react';
import { columnsOf, type Rows } from './rows.ts';

/**
 * Accessibility of Show more: announces how many cards are shown, and focuses the first new one if the pressed button is
 * gone.
 */
export function useShownStep(rows: Rows, count: number, isLoading: boolean) {
  const grid = useRef<HTMLUListElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(null);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    if (isLoading || firstNew.current === null || grid.current === null || rows === 'all') return;
    const card = grid.current.children[firstNew.current]?.querySelector('a');
    firstNew.current = null;
    setShown(Math.min(count, rows * columnsOf(grid.current)));
    if (pressed.current?.offsetParent === null) card?.focus();
  }, [rows, count, isLoading]);

  /** Records what is shown, and which button was pressed; returns the number of columns. */
  function beginStep(list: HTMLUListElement, button?: HTMLElement): number {
    pressed.current = button ?? pressed.current;
    const columns = columnsOf(list);
    firstNew.current = rows === 'all' ? count : Math.min(count, rows * columns);
    return columns;
  }

  return { grid, shown, beginStep };
}
