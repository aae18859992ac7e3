import { useEffect, useRef, useState } from 'react';
import { columnsOf, type Rows } from './rows.ts';

/**
 * What a step of Show more owes to people who do not see it: how many cards stand there now, and the focus on
 * the first new one when the control itself is gone.
 */
export function useShownStep(rows: Rows, count: number, isLoading: boolean) {
  const grid = useRef<HTMLUListElement>(null);
  const control = useRef<HTMLAnchorElement>(null);
  const firstNew = useRef<number>(null);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    if (isLoading || firstNew.current === null || grid.current === null || rows === 'all') return;
    const card = grid.current.children[firstNew.current]?.querySelector('a');
    firstNew.current = null;
    setShown(Math.min(count, rows * columnsOf(grid.current)));
    if (control.current?.offsetParent === null) card?.focus();
  }, [rows, count, isLoading]);

  /** Notes what is shown before the step; gives the columns of the grid. */
  function beginStep(list: HTMLUListElement): number {
    const columns = columnsOf(list);
    firstNew.current = rows === 'all' ? count : Math.min(count, rows * columns);
    return columns;
  }

  return { grid, control, shown, beginStep };
}
