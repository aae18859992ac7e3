import type { Card } from '@orendi/contract/schemas/card';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { ListingCard } from './listing-card.tsx';
import { cardFrame } from './picture-frames.ts';
import { Section } from '../../ui/section.tsx';

/** From this width (px) on, related cards use the columns of the results grid. */
const columnsFrom = 1024;

/** A related card: in a scrolling row on narrow screens, like a result on wide ones. */
const relatedFrame: PictureFrame = {
  ...cardFrame,
  widths: [
    ...cardFrame.widths.filter(({ from }) => from >= columnsFrom),
    { from: 0, width: 176, unit: 'px' },
  ],
};

export function RelatedList({ title, cards }: { title: string; cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <Section className="below mt-12 nav:mt-16" heading={title} look="mb-4 text-xl wrap-anywhere">
      <ul className="shelf whole-rows max-lg:flex max-lg:*:w-[min(--spacing(44),78vw)] max-lg:*:flex-none max-lg:*:snap-start max-lg:snap-x max-lg:gap-4 max-lg:py-1 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-6 lg:overflow-visible lg:px-0 2xl:grid-cols-5 3xl:grid-cols-6">
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard card={card} frame={relatedFrame} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
