import { paging } from '@orendi/contract/limits';
import { cardClass, type Columns, type Rows } from './rows.ts';

interface Props {
  columns: Columns;
  /** The index at which they begin. */
  from: number;
  rows: Rows;
}

/** The places of the cards of a page that is on its way, in the size that the cards will have. */
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
