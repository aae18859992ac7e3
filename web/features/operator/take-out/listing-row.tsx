import type { KnownListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { useId } from 'react';
import { ConsoleRow } from '../lists/console-row.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { useChange } from '../use-change.ts';
import { ListingLine } from './listing-line.tsx';

interface Props {
  listing: KnownListing;
  onHide: () => void;
}

/** A product or package, and the way out of the shop or back into it. */
export function ListingRow({ listing, onHide }: Props) {
  const { id, name, image, hidden_at: since } = listing;
  const nameId = useId();
  const { change, isChanging } = useChange();
  const isOut = since !== null;

  const show = () =>
    change(
      (api) => api('POST /operator/listings/{id}/show', { params: { id } }),
      m.console_shown_done({ name }),
    );

  return (
    <ConsoleRow
      picture={image}
      isOut={isOut}
      actions={
        <RowButton
          describedBy={nameId}
          isBusy={isChanging}
          onPress={isOut ? () => void show() : onHide}
        >
          {isOut ? m.console_show() : m.console_hide()}
        </RowButton>
      }
    >
      <ListingLine listing={listing} nameId={nameId} />
    </ConsoleRow>
  );
}
