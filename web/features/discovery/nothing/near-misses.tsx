import type { NothingFound } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { ListingCard } from '../../catalogue/listing-card.tsx';
import { filterTexts } from '../filter-texts.ts';
import { usePlace } from '../place.ts';
import { SectionHeading } from '../section-heading.tsx';

/** The listings that come closest to a search that found next to nothing, each with what it lacks. */
export function NearMisses({ misses }: Pick<NothingFound, 'misses'>) {
  const { columns } = usePlace();
  return (
    <section aria-labelledby="misses-title" className="mt-10">
      <SectionHeading id="misses-title" title={m.miss_title()} />
      <ul className={columns.grid}>
        {misses.map(({ card, exceeds }) => (
          <li key={`${card.type} ${card.id}`}>
            <ListingCard card={card} frame={columns.frame} />
            <p className="mt-1 text-s text-accent-deep">{exceedsText(exceeds)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Excess = NothingFound['misses'][number]['exceeds'][number];

/** Says how far a near miss exceeds the limits: `€149 more · 22 cm too long`. */
export function exceedsText(exceeds: readonly Excess[]): string {
  const texts = exceeds.map(({ filter, by, unit }) => filterTexts[filter]?.miss?.(by, unit));
  return texts.filter(Boolean).join(' · ');
}
