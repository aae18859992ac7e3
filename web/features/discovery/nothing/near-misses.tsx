import type { NothingFound } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import type { Language } from '@orendi/contract/language';
import { formatNumber, formatPrice } from '@orendi/contract/money';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { ListingCard } from '../../catalogue/listing-card.tsx';
import { usePlace } from '../place.ts';
import { SectionHeading } from '../section-heading.tsx';

/** The listings that come closest to a search that found next to nothing, each with what it lacks. */
export function NearMisses({ misses }: Pick<NothingFound, 'misses'>) {
  const language = useLanguage();
  const { columns } = usePlace();
  return (
    <section aria-labelledby="misses-title" className="mt-10">
      <SectionHeading id="misses-title" title={m.miss_title()} />
      <ul className={columns.grid}>
        {misses.map(({ card, exceeds }) => (
          <li key={`${card.type} ${card.id}`}>
            <ListingCard card={card} frame={columns.frame} />
            <p className="mt-1 text-s text-accent-deep">{exceedsText(exceeds, language)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Excess = NothingFound['misses'][number]['exceeds'][number];

/** The limits that a near miss exceeds: `€149 more · 22 cm too long`. */
export function exceedsText(exceeds: readonly Excess[], language: Language): string {
  return exceeds.map((excess) => excessText(excess, language)).join(' · ');
}

function excessText({ filter, by, unit }: Excess, language: Language): string {
  if (filter === 'priceTo') return m.miss_dearer({ amount: formatPrice(by, unit, language) });
  if (filter === 'priceFrom') return m.miss_cheaper({ amount: formatPrice(by, unit, language) });
  if (filter === 'leadTimeTo') return m.miss_later({ count: by });
  const say = {
    fitsLength: m.miss_longer,
    fitsWidth: m.miss_wider,
    fitsHeight: m.miss_higher,
    aboutLength: m.miss_off_length,
    aboutWidth: m.miss_off_width,
  };
  return say[filter]({ size: formatNumber(by, language) });
}
