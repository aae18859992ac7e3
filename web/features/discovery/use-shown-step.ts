import { useEffect, useRef, useState } from 'react';
import { columnsOf, type Rows } from './rows.ts';

const cardsIn = (lists: Element) => lists.querySelectorAll('ul[data-cards] > li');

/** Announces how many cards are shown, and focuses the first new one if the pressed button is gone. */
export function useShownStep(rows: Rows, count: number, isLoading: boolean) {
  const grid = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(null);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    if (isLoading || firstNew.current === null || grid.current === null || rows === 'all') return;
    const card = cardsIn(grid.current)[firstNew.current]?.querySelector('a');
    firstNew.current = null;
    setShown(Math.min(count, rows * columnsOf(grid.current)));
    if (pressed.current?.offsetParent === null) card?.focus();
  }, [rows, count, isLoading]);

  /** Records what is shown, and which button was pressed; returns the number of columns. */
  function beginStep(lists: HTMLElement, button?: HTMLElement): number {
    pressed.current = button ?? pressed.current;
    const columns = columnsOf(lists);
    firstNew.current = rows === 'all' ? count : Math.min(count, rows * columns);
    return columns;
  }

  return { grid, shown, beginStep };
}
