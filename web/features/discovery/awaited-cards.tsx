import { paging } from '@orendi/contract/limits';
import { cardClass, type Columns, type Rows } from './rows.ts';

interface Props {
  columns: Columns;
  /** Index of the first one. */
  from: number;
  rows: Rows;
}

/** Placeholders for a page of cards that is loading, in the cards' size. */
export function AwaitedCards({ columns, from, rows }: Props) {
  return Array.from({ length: paging.perPage }, (_, place) => {
    const shape = cardClass(columns, from + place, rows);
    return (
      shape !== null && (
        <li key={`awaited ${from + place}`} aria-hidden="true" className={shape}>
          <div className="awaited card-picture" />
          <div className="card-words">
            <div className="awaited mt-1 h-3.5 w-4/5 rounded-s" />
            <div className="awaited mt-2 h-3.5 w-2/5 rounded-s" />
          </div>
        </li>
      )
    );
  });
}
