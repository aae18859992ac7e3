import type { DetailName, details, OfKind, ProductDetails } from '@orendi/contract/product-fields';
import { m } from '@orendi/messages';

type ChosenName = OfKind<typeof details, 'choice'>;
type Names = { [Name in ChosenName]: Record<NonNullable<ProductDetails[Name]>, () => string> };

const names: Names = {
  delivery: {
    included: m.delivery_included,
    paid: m.delivery_paid,
    pickup: m.delivery_pickup,
  },
  assembly: {
    included: m.assembly_included,
    paid: m.assembly_paid,
    self: m.assembly_self,
  },
};
const answers = { true: m.answer_yes, false: m.answer_no };

/** What a detail can be set to, as form texts with their names; empty for one that takes any text or number. */
export function valueNames(name: DetailName): { value: string; label: string }[] {
  const said = name === 'made_to_measure' ? answers : (names[name as ChosenName] ?? {});
  return Object.entries(said).map(([value, label]) => ({ value, label: label() }));
}
