import { m } from '@orendi/messages';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import type { Piece } from './piece.ts';

interface Props {
  pieces: readonly Piece[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks to confirm deleting the given listings. */
export function DeleteQuestion({ pieces, ...answers }: Props) {
  const products = pieces.filter(({ type }) => type === 'product').length;
  const packages = pieces.length - products;
  const [only] = pieces;
  const counts = [
    products > 0 && m.products_count_products({ count: products }),
    packages > 0 && m.products_count_packages({ count: packages }),
  ].filter((text) => text !== false);
  return (
    <ConfirmDialog
      {...answers}
      heading={m.products_delete_question({ count: pieces.length })}
      confirmLabel={m.products_delete()}
      cancelLabel={m.products_delete_cancel()}
    >
      <p className="font-medium wrap-anywhere text-ink">
        {pieces.length === 1 ? only?.name : counts.join(m.products_and())}
      </p>
      <p className="mt-2">{m.products_delete_text()}</p>
    </ConfirmDialog>
  );
}
