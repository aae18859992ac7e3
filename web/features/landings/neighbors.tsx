import type { Landing, LandingNeighbor } from '@orendi/contract/schemas/landing';
import { m } from '@orendi/messages';
import { numberText } from '../../platform/number-text.ts';
import { countText } from '../discovery/count-text.ts';
import { paths } from '../../platform/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { sellerLogoFrame } from '../catalogue/picture-frames.ts';
import { Section } from '../../ui/section.tsx';

/** The heading of a page, as people search for it: “Divane në Tiranë”. */
export function landingTitle({ industry, category, town }: Landing): string {
  const thing = category ?? industry;
  if (thing !== null) return town === null ? thing : m.landing_in_town({ thing, town });
  return town === null ? m.landing_all() : m.landing_furniture_in_town({ town });
}

/** From the page of all rooms to the one above this. */
export function crumbsOfLanding({ crumbs, paths: own }: Landing, language: 'al' | 'en') {
  const root = { name: m.landing_all(), path: paths.allRooms(language) };
  return own[language] === root.path ? [] : [root, ...crumbs];
}

/** Businesses with such listings. */
export function Makers({ makers }: Pick<Landing, 'makers'>) {
  if (makers.length === 0) return null;
  return (
    <Section className="mt-14" heading={m.landing_makers()}>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {makers.map(({ id, business_name: name, logo, town, count }) => (
          <li key={id}>
            <a
              href={paths.business(id, name)}
              className="grid grid-cols-[3rem_1fr] content-center items-center gap-x-3 rounded-m border border-line bg-surface p-3 hover:border-ink"
            >
              <span className="row-span-2 size-12 overflow-hidden rounded-s">
                <Picture url={logo} alt="" frame={sellerLogoFrame} />
              </span>
              <span className="self-end font-medium wrap-anywhere">{name}</span>
              <span className="self-start text-s text-ink-quiet">
                {town && `${town} · `}
                {countText({ total: count, isLowerBound: false })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Links to pages near by. */
export function Neighbors({ neighbors, town, category }: Landing) {
  const here = town === null ? m.landing_categories() : m.landing_categories_in({ town });
  const groups: [string, LandingNeighbor[]][] = [
    [m.landing_rooms(), neighbors.rooms],
    [here, neighbors.categories],
    [
      category === null || town === null ? m.landing_towns() : m.landing_towns_of({ category }),
      neighbors.towns,
    ],
  ];
  return groups
    .filter(([, links]) => links.length > 0)
    .map(([heading, links]) => (
      <nav key={heading} aria-label={heading} className="mt-10">
        <h2 className="text-l">{heading}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {links.map(({ name, path, count }) => (
            <li key={path}>
              <a
                href={path}
                className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong bg-surface px-4 text-s hover:border-ink"
              >
                {name} <span className="text-ink-quiet tabular-nums">{numberText(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ));
}
