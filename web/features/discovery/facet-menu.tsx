import { m } from '@orendi/messages';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { ColorLabel } from '../catalogue/color-label.tsx';
import { toggleFacet, type Facet } from './home-filters.ts';
import type { HomeSearch } from './home-search.ts';

interface Props {
  facet: Facet;
  label: string;
  values: string[];
  search: HomeSearch;
}

/** The values of one facet, behind a button: a list below it, or a sheet from the lower edge of a phone. */
export function FacetMenu({ facet, label, values, search }: Props) {
  const disclosure = useDisclosure();
  const chosen = search[facet];
  if (values.length === 0 && chosen === undefined) return null;
  return (
    <details ref={disclosure} className="group relative">
      <summary
        className={`${buttonClass(chosen === undefined ? 'plain' : 'chosen', 'small')} group-open:border-ink group-open:before:fixed group-open:before:inset-0 group-open:before:z-30 group-open:before:animate-appear group-open:before:bg-ink/40 nav:group-open:before:hidden`}
      >
        {chosen === undefined ? label : <FacetValue facet={facet} value={chosen} label={label} />}
        <Icon name="down" className="-mr-1.5 size-4.5 transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="fixed inset-x-0 bottom-0 z-30 animate-unfold rounded-t-l border border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-lift nav:absolute nav:inset-x-auto nav:top-full nav:bottom-auto nav:mt-2 nav:w-64 nav:rounded-m nav:pb-0">
        <p className="px-5 pt-4 pb-1 font-semibold nav:hidden">{label}</p>
        <ul className="max-h-75 min-h-35 overflow-y-auto overscroll-contain p-2">
          {values.map((value) => (
            <li key={value}>
              <a
                href={paths.home(toggleFacet(search, facet, value))}
                aria-current={value === chosen ? 'true' : undefined}
                className="menu-choice"
              >
                <FacetValue facet={facet} value={value} />
                {value === chosen && <Icon name="check" className="ml-auto size-4.5 text-accent" />}
              </a>
            </li>
          ))}
          {values.length === 0 && <li className="px-3 py-2 text-s">{m.home_no_options()}</li>}
        </ul>
      </div>
    </details>
  );
}

function FacetValue({ facet, value, label }: { facet: Facet; value: string; label?: string }) {
  return (
    <>
      {label && <span className="sr-only">{label}: </span>}
      {facet === 'color' ? (
        <ColorLabel color={value} />
      ) : (
        <span className={label && 'max-w-44 truncate'}>{value}</span>
      )}
    </>
  );
}
