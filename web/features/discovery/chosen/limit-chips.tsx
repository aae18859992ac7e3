import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { numberText } from '../../../platform/number-text.ts';
import { filtersOf, withoutFilters } from '../listing-filters.ts';
import type { Listings } from '../load-listings.ts';
import type { ListingResults } from '../load-results.ts';
import { usePlace } from '../place.ts';
import { filtersIn, inParameters, onlyInTown, takeLiterally, withoutWords } from '../understood.ts';
import { limitsOf } from '../filter-texts.ts';
import { Icon } from '../../../ui/icon.tsx';

interface Props extends Listings {
  /** At the end of the row, which scrolls on phones. */
  children: ReactNode;
}

/**
 * Chips of the limits that no control shows. Each is a link that lets its limit go, so that it works without script. A
 * limit that was read out of words quotes them; letting it go takes them out of the search.
 */
export function LimitChips({ search, results, names, children }: Props) {
  const language = useLanguage();
  const { address } = usePlace();
  const { lists, understood, withoutSize = 0 } = results;
  const { towns } = names;
  const { orTown } = understood ?? {};
  const nameOf = (slug: string) => towns.find((town) => town.slug === slug)?.[language] ?? '';
  const narrowed = onlyInTown(search, understood);
  // Listings in the town come first by default.
  const isThere = !lists.search?.results.every(({ delivered }) => delivered === true);
  return (
    <div className="mt-2 nav:flex nav:flex-wrap nav:items-center nav:gap-x-2">
      <ul
        aria-label={m.limit_chips()}
        className="shelf flex items-center gap-x-2 max-nav:edge-fade nav:contents"
      >
        {limitsOf(search, towns, language).map(({ filters, text }) => (
          <LimitChip key={text} text={text} to={address(withoutFilters(search, filters))} />
        ))}
        {understood?.taken.map(({ words, filters }) => (
          <LimitChip
            key={words}
            text={[
              ...limitsOf(filtersIn(filters), towns, language).map(({ text }) => text),
              ...(filters.filterBy === 'sale' ? [m.home_sale()] : []),
            ].join(', ')}
            words={words}
            to={address(withoutWords(search, words))}
          />
        ))}
        {orTown && (
          <LimitChip
            text={m.limit_or_town({ town: nameOf(orTown.town) })}
            words={orTown.words}
            to={address(takeLiterally(inParameters(search, understood)))}
          />
        )}
        {search.understand === false && search.query !== undefined && (
          <LimitChip
            text={m.limit_literal()}
            to={address({ ...filtersOf(search), understand: undefined })}
          />
        )}
        {children && <li className="shrink-0">{children}</li>}
      </ul>
      {narrowed && isThere && (
        <QuietLink to={address(narrowed)}>
          {m.limit_only_town({ town: nameOf(narrowed.town) })}
        </QuietLink>
      )}
      {understood && understood.literalTotal > 0 && (
        <QuietLink to={address(takeLiterally(search))}>{m.limit_search_literally()}</QuietLink>
      )}
      {withoutSize > 0 && !search.withoutSize && (
        <QuietLink to={address({ ...filtersOf(search), withoutSize: true })}>
          {m.limit_show_without_size({
            count: withoutSize,
            shown: numberText(withoutSize),
          })}
        </QuietLink>
      )}
    </div>
  );
}

function QuietLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      rel="nofollow"
      data-stay
      className="inline-flex min-h-11 items-center text-s text-ink-quiet underline underline-offset-4 hover:text-ink max-nav:mr-4 nav:px-2"
    >
      {children}
    </a>
  );
}

/** Whether there is anything to say beside the controls. */
export function hasLimits(search: ListingSearch, results: ListingResults, limits: number) {
  const { understood, withoutSize = 0 } = results;
  const isLiteral = search.understand === false && search.query !== undefined;
  const isUnderstood =
    understood && (understood.taken.length > 0 || understood.literalTotal > 0 || understood.orTown);
  return limits > 0 || Boolean(isUnderstood) || isLiteral || withoutSize > 0;
}

interface LimitChipProps {
  text: string;
  /** The words of the query that say it. */
  words?: string;
  /** The address without it. */
  to: string;
}

/** Something that is chosen; following it lets it go. */
function LimitChip({ text, words, to }: LimitChipProps) {
  const quoted = words === undefined ? undefined : m.home_quoted({ query: words });
  return (
    <li className="max-nav:shrink-0">
      <a
        href={to}
        data-stay
        aria-label={m.home_facet_let_go({ value: [text, quoted].filter(Boolean).join(' ') })}
        className="text-(length:--text-s) relative inline-flex items-center gap-1.5 min-h-9 my-1 py-1 px-3 rounded-pill bg-accent-tint text-accent-deep font-medium wrap-anywhere hover:text-ink [&>svg]:size-4.5 after:absolute after:[inset:--spacing(-1)_0]"
      >
        {text}
        {quoted && <span className="font-normal">{quoted}</span>}
        <Icon name="close" />
      </a>
    </li>
  );
}
