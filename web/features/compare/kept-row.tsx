import { effectivePrice, fromMinor, toMinor } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { dayText } from '../../platform/day-text.ts';
import { priceText } from '../../platform/number-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { PieceRow } from '../catalogue/piece-row.tsx';
import { Price } from '../catalogue/price.tsx';
import type { KeptPiece } from '../kept/kept-pieces.ts';

interface Props {
  piece: KeptPiece;
  /** Undefined as long as it is not known. */
  current: Card | 'gone' | 'hidden' | undefined;
  onRemove: () => void;
  /** Further controls. */
  children: ReactNode;
}

/** A kept piece with its price then and now; one that is no longer there has its name and picture from then. */
export function KeptRow({ piece, current, onRemove, children }: Props) {
  const isMissing = current === 'gone' || current === 'hidden';
  const card = isMissing ? undefined : current;
  const isComparable = card?.currency === piece.currency;
  const less = isComparable ? toMinor(piece.price) - toMinor(effectivePrice(card)) : 0;
  const amount = priceText(fromMinor(Math.abs(less)), piece.currency);
  const facts = (
    <>
      {isMissing ? (
        <p className="text-s font-medium text-accent-deep">
          {current === 'gone' ? m.kept_gone() : m.kept_hidden()}
        </p>
      ) : (
        <Price item={card ?? { ...piece, sale: 0, saleType: null }} />
      )}
      <p className="text-s text-ink-quiet tabular-nums">
        {m.kept_then({
          price: priceText(piece.price, piece.currency),
          day: dayText(new Date(piece.at).toISOString()),
        })}
      </p>
      {less !== 0 && (
        <p className={`text-s font-semibold ${less > 0 ? 'text-good' : 'text-ink'}`}>
          {less > 0 ? m.kept_cheaper({ amount }) : m.kept_dearer({ amount })}
        </p>
      )}
    </>
  );
  return (
    <PieceRow piece={card ?? piece} isMissing={isMissing} facts={facts}>
      <div className="ml-auto flex items-center gap-2">
        {children}
        <button
          type="button"
          aria-label={m.kept_remove({ name: (card ?? piece).name })}
          onClick={onRemove}
          className="grid size-11 place-items-center rounded-pill hover:bg-sand"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </PieceRow>
  );
}
