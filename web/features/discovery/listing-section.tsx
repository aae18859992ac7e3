import { paging } from '@orendi/contract/limits';
import type { CardPage } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { ListingCard } from '../catalogue/listing-card.tsx';
import { firstPageOf } from './load-pages.ts';
import { listAddress, type ListName, type Place, usePlace } from './place.ts';
import { cardClass, type Columns, moreClass, moreRows, pageSteps, type Rows } from './rows.ts';
import { SectionHeading } from './section-heading.tsx';
import { useShownStep } from './use-shown-step.ts';
import { patientApi } from '../../api/patient-api.ts';
import { entryKey, keepRows, useKeptRows } from './left-results.ts';
import { loadNextPage } from './load-results.ts';

interface Props {
  list: ListName;
  title: string;
  /** Next to the title: a link or a count. */
  aside: ReactNode;
  page: CardPage;
  search: ListingSearch;
  initialRows: Rows;
  /** Stands before the cards that are only related to what was searched for. */
  beforeRelated?: ReactNode;
  /** The list is above the fold: its first row of pictures loads with priority. */
  isFirst?: boolean;
}

/** A titled list of cards that expands row by row, or page by page without script. */
export function ListingSection(props: Props) {
  const { list, title, aside, page, search, beforeRelated, isFirst = false } = props;
  const place = usePlace();
  const { cardTool, businessId, columns } = place;
  const address = (at: number) => listAddress(place, search, list, at);
  const opened = useOpenedList(place, props);
  const { cards, rows, hasNextPage, lastPage, progress, showMore } = opened;
  const titleId = `${list}-title`;
  const isFound = list === 'search';
  const isLoading = progress === 'loading';
  const { grid, shown, beginStep } = useShownStep(rows, cards.length, isLoading);
  const firstPage = firstPageOf(page.page);
  const firstOfPage = (page.page - firstPage) * paging.perPage;

  const relatedPlace = cards.findIndex(({ related }) => related);
  const firstRelated = relatedPlace < 0 ? cards.length : relatedPlace;
  // Their heading stands only where the first of them does.
  const relatedShape = firstRelated < cards.length ? cardClass(columns, firstRelated, rows) : null;
  const hasRelated = relatedShape !== null;
  const awaited = isLoading && <AwaitedCards columns={columns} from={cards.length} rows={rows} />;
  const cardsOf = (from: number, to: number) =>
    cards.slice(from, to).map((card, place) => {
      const index = from + place;
      const shape = cardClass(columns, index, rows);
      return (
        shape !== null && (
          <li
            key={card.id}
            id={index > 0 && index === firstOfPage ? `${list}-new` : undefined}
            className={shape}
          >
            <ListingCard
              card={card}
              rank={isFirst ? index : undefined}
              frame={columns.frame}
              hidesTown={businessId !== undefined}
              tool={cardTool?.(card)}
            />
          </li>
        )
      );
    });

  function step(more?: number, button?: HTMLElement) {
    if (grid.current) void showMore(beginStep(grid.current, button), more);
  }
  useBackOnline(progress === 'failed', () => step());

  function moreLink(text: string, more?: number) {
    return (
      <a
        href={`${address(lastPage + 1)}#${list}-new`}
        onClick={(event) => press(event, more)}
        aria-busy={isLoading}
        className={`${buttonClass()} aria-busy:text-ink-quiet`}
      >
        {text}
      </a>
    );
  }

  function press(event: MouseEvent<HTMLElement>, more?: number) {
    if (event.metaKey || event.ctrlKey || !grid.current) return;
    event.preventDefault();
    step(more, event.currentTarget);
  }

  return (
    <section
      id={list}
      aria-labelledby={titleId}
      className={`below ${isFound ? '' : 'mt-10 nav:mt-12'}`}
    >
      <SectionHeading id={titleId} title={title} aside={aside} isHidden={isFound} />
      {firstPage > 1 && (
        <p className="mb-6 text-center">
          <ButtonLink href={address(firstPage - 1)} label={m.home_show_previous()} />
        </p>
      )}
      <div ref={grid}>
        {firstRelated > 0 && (
          <ul data-cards aria-busy={hasRelated ? undefined : isLoading} className={columns.grid}>
            {cardsOf(0, firstRelated)}
            {!hasRelated && awaited}
          </ul>
        )}
        {beforeRelated}
        {hasRelated && (
          <section
            aria-labelledby={`${list}-related`}
            className={`${relatedShape} ${firstRelated > 0 || beforeRelated ? 'mt-10' : ''}`}
          >
            <SectionHeading id={`${list}-related`} title={m.home_related()} />
            <ul data-cards aria-busy={isLoading} className={columns.grid}>
              {cardsOf(firstRelated, cards.length)}
              {awaited}
            </ul>
          </section>
        )}
      </div>
      <div className={`mt-6 text-center ${moreClass(columns, cards.length, rows, hasNextPage)}`}>
        {progress === 'failed' && (
          <p role="alert" className="mb-3 text-s font-medium text-accent-deep">
            {m.home_more_failed()}
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          {moreLink(m.home_show_more())}
          {pageSteps(columns, cards.length, rows, hasNextPage).map(({ cards: more, shape }) => (
            <span key={shape} className={shape}>
              {moreLink(m.home_show_count({ count: more }), more)}
            </span>
          ))}
        </div>
      </div>
      <output className="sr-only">{shown !== undefined && m.home_shown({ count: shown })}</output>
    </section>
  );
}

interface AwaitedCardsProps {
  columns: Columns;
  /** Index of the first one. */
  from: number;
  rows: Rows;
}

/** Placeholders for a page of cards that is loading, in the cards' size. */
export function AwaitedCards({ columns, from, rows }: AwaitedCardsProps) {
  return Array.from({ length: paging.perPage }, (_, place) => {
    const shape = cardClass(columns, from + place, rows);
    return (
      shape !== null && (
        <li key={`awaited ${from + place}`} aria-hidden="true" className={shape}>
          <div className="card-picture animate-await" />
          <div className="card-words">
            <div className="mt-1 animate-await bg-sand h-3.5 w-4/5 rounded-s" />
            <div className="mt-2 animate-await bg-sand h-3.5 w-2/5 rounded-s" />
          </div>
        </li>
      )
    );
  });
}

/** A list as expanded so far: its cards, its visible rows, and Show more. */
function useOpenedList(place: Place, { search, list, page, initialRows }: Props) {
  const [further, setFurther] = useState<CardPage[]>([]);
  const [stepped, setStepped] = useState<number>();
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isBusy = useRef(false);
  const kept = useKeptRows(list);

  const opened = openedPage([page, ...further]);
  const { results: cards, hasNextPage } = opened;
  const rows: Rows = stepped ?? kept ?? (page.page > 1 ? 'all' : initialRows);

  /**
   * Shows two more rows, or a given number of cards. If the loaded cards do not fill them, fetches the next page while the rows show placeholders;
   * after a failure the same step is retried.
   */
  async function showMore(columns: number, more?: number): Promise<void> {
    if (isBusy.current) return;
    const next = progress === 'failed' ? Number(rows) : moreRows(rows, cards.length, columns, more);
    const entry = entryKey();
    let reached = opened;
    setStepped(next);
    if (next * columns > cards.length && hasNextPage) {
      isBusy.current = true;
      setProgress('loading');
      const answer = await loadNextPage(patientApi, place, search, list, opened.page + 1).catch(
        () => null,
      );
      isBusy.current = false;
      setProgress(answer === null ? 'failed' : 'idle');
      if (answer === null) return;
      setFurther([...further, answer]);
      reached = openedPage([opened, answer]);
    }
    // The visitor may have navigated during the load.
    if (entryKey() === entry) keepRows(place, search, list, next, reached);
  }

  return { cards, rows, hasNextPage, lastPage: opened.page, progress, showMore };
}

/** Joins pages. A listing published in between pushes a card onto the next page, so duplicates are dropped. */
function openedPage(pages: [CardPage, ...CardPage[]]): CardPage {
  const cards = pages.flatMap(({ results }) => results);
  const last = pages.at(-1) ?? pages[0];
  return { ...last, results: [...new Map(cards.map((card) => [card.id, card])).values()] };
}
