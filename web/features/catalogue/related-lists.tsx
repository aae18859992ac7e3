import type { Card, Related } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { ListingCard } from './listing-card.tsx';
import { cardFrame } from './picture-frames.ts';

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

interface Props {
  related: Related;
  seller: string;
}

/** Related listings: more from this seller, and similar ones from others. */
export function RelatedLists({ related: { ofMaker, alike }, seller }: Props) {
  return (
    <>
      <RelatedList id="of-maker" title={m.detail_of_maker({ seller })} cards={ofMaker} />
      <RelatedList id="alike" title={m.detail_alike()} cards={alike} />
    </>
  );
}

function RelatedList({ id, title, cards }: { id: string; title: string; cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="below mt-12 nav:mt-16">
      <h2 id={id} className="mb-4 text-xl wrap-anywhere">
        {title}
      </h2>
      <ul className="shelf related-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard card={card} frame={relatedFrame} />
          </li>
        ))}
      </ul>
    </section>
  );
}
