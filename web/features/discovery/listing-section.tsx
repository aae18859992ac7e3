import type { CardPage } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { ListingCard } from '../catalogue/listing-card.tsx';
import type { HomeSearch } from './home-search.ts';
import { listAddress } from './list-address.ts';
import { firstPageOf } from './load-pages.ts';
import type { ListName } from './load-results.ts';
import { cardClass, isAlwaysShown, moreClass } from './rows.ts';
import { useOpenedList } from './use-opened-list.ts';
import { useShownStep } from './use-shown-step.ts';

interface Props {
  list: ListName;
  title: string;
  /** Beside the title: a link or a count. */
  aside: ReactNode;
  page: CardPage;
  search: HomeSearch;
  initialRows: number;
  /** The list is what the visitor sees first. */
  isFirst?: boolean;
}

/** A titled list of cards that opens row by row; without script, page by page. */
export function ListingSection(props: Props) {
  const { list, title, aside, page, search, initialRows, isFirst = false } = props;
  const { cards, rows, hasNextPage, lastPage, progress, showMore } = useOpenedList(
    list,
    page,
    search,
    initialRows,
  );
  const titleId = useId();
  const { grid, control, shown, beginStep } = useShownStep(rows, cards.length);
  const firstPage = firstPageOf(page.page);

  function onShowMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || !grid.current) return;
    event.preventDefault();
    void showMore(beginStep(grid.current));
  }

  return (
    <section id={list} aria-labelledby={titleId} className="mt-10 nav:mt-12">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {firstPage > 1 && (
        <p className="mb-6 text-center">
          <a href={listAddress(search, list, firstPage - 1)} className={buttonClass()}>
            {m.home_show_previous()}
          </a>
        </p>
      )}
      <ul ref={grid} className="results-grid">
        {cards.map((card, index) => {
          const shape = cardClass(index, rows);
          return (
            shape !== null && (
              <li key={card.id} className={shape}>
                <ListingCard card={card} isFirst={isFirst && isAlwaysShown(index, initialRows)} />
              </li>
            )
          );
        })}
      </ul>
      <div className={`mt-8 text-center ${moreClass(cards.length, rows, hasNextPage)}`}>
        {progress === 'failed' && <p role="alert">{m.home_more_failed()}</p>}
        <a
          ref={control}
          href={`${listAddress(search, list, lastPage + 1)}#${list}`}
          onClick={onShowMore}
          aria-busy={progress === 'loading'}
          className={`${buttonClass()} aria-busy:text-ink-quiet`}
        >
          {m.home_show_more()}
        </a>
      </div>
      <output className="sr-only">{shown !== undefined && m.home_shown({ count: shown })}</output>
    </section>
  );
}
