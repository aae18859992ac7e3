import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';

/** The owner's way from a card straight to its form; the card itself leads to what visitors see. */
export function EditCard({ card: { type, id, name } }: { card: Card }) {
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
