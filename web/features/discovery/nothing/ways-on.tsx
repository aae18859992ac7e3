import type { Card } from '@orendi/contract/schemas/card';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { keepForVisit } from '../../../api/keep-for-visit.ts';
import { patientApi } from '../../../api/patient-api.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ListingCard } from '../../catalogue/listing-card.tsx';
import { industryName } from '../../catalogue/local-name.ts';
import { cardClass, homeColumns } from '../rows.ts';
import { Section } from '../../../ui/section.tsx';

const rows = 2;

/** Where a page with nothing to show leads on: rooms, pieces of the shop, and for makers their own place in it. */
export default function WaysOn() {
  const { industries, cards } = useWays();
  const language = useLanguage();
  return (
    <div className="mt-10 w-full text-left">
      {industries.length > 0 && (
        <nav aria-labelledby="ways-rooms">
          <h2 id="ways-rooms" className="mb-4 text-xl">
            {m.ways_rooms()}
          </h2>
          <ul className="flex flex-wrap gap-2.5">
            {industries.map((industry) => (
              <li key={industry.id}>
                <ButtonLink
                  href={paths.home({ industryId: industry.id })}
                  label={industryName(industry, language)}
                  size="small"
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {cards.length > 0 && (
        <Section className="mt-10" heading={m.ways_pieces()} look="mb-4 text-xl">
          <ul className={homeColumns.grid}>
            {cards.map((card, index) => (
              <li key={card.id} className={cardClass(homeColumns, index, rows) ?? 'hidden'}>
                <ListingCard card={card} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2">
        {m.ways_maker()}
        <ButtonLink href={paths.login} size="small" label={m.account_list_business()} />
      </p>
    </div>
  );
}

/** Empty until they have come; whichever does not come is left out. */
function useWays() {
  const [ways, setWays] = useState({ industries: [] as Industry[], cards: [] as Card[] });
  useEffect(() => {
    let isLeft = false;
    const show = (part: Partial<typeof ways>) => {
      if (!isLeft) setWays((before) => ({ ...before, ...part }));
    };
    void keepForVisit('industries', () => patientApi('GET /public/industries')).then(
      (all) => show({ industries: all.filter(({ categories }) => categories.length > 0) }),
      () => {},
    );
    void keepForVisit('pieces', () =>
      patientApi('GET /public/results', { query: { sections: 'newCollectionProducts' } }),
    ).then(
      ({ categories }) => show({ cards: categories.newCollectionProducts?.results ?? [] }),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return ways;
}
