import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { isFiltering } from '../../discovery/listing-filters.ts';
import { type Place, wholeShop } from '../../discovery/place.ts';
import { businessColumns } from '../business-place.ts';
import { buttonClass } from '../../../ui/button-class.ts';

/** The user's own listings on the profile page. Searching leads to the business's public page. */
export function ownPlace(businessId: number, name?: string): Place {
  return {
    businessId,
    isOwn: true,
    cardTool: (card) => <EditCard card={card} />,
    address: (search) =>
      isFiltering(search) ? paths.business(businessId, name, search) : paths.profile(search),
    columns: businessColumns,
    sections: wholeShop.sections,
  };
}

/** Links a card to its form; the card itself links to the public page. */
function EditCard({ card: { type, id, name } }: { card: Card }) {
  return (
    <a
      href={type === 'product' ? paths.editProduct(id) : paths.editPackage(id)}
      aria-label={m.profile_edit_card({ name })}
      className={`${buttonClass('plain', 'small')} absolute top-3 right-3`}
    >
      {m.detail_edit_own()}
    </a>
  );
}
