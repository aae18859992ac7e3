import { keptPieces as limits, rounds } from '@orendi/contract/limits';
import { effectivePrice, fromMinor, toMinor } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { type ReactNode, useRef, useState } from 'react';
import { dayText } from '../../platform/day-text.ts';
import { priceText } from '../../platform/number-text.ts';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showUndoToast } from '../../ui/toast/undo-toast.tsx';
import { PieceRow } from '../catalogue/piece-row.tsx';
import { Price } from '../catalogue/price.tsx';
import { Button } from '../forms/button.tsx';
import { addPieces, pieceKey, removePieces, type KeptPiece } from '../kept/kept-pieces.ts';
import { tellRefusal } from '../kept/toggle-piece.tsx';
import { WatchButton } from '../watches/watch-button.tsx';
import { useCurrentCards } from './use-current-cards.ts';

/** The kept pieces, newest first. Two to four of them can be compared, and the shops of up to three be asked. */
export function KeptList({ pieces }: { pieces: readonly KeptPiece[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { known, hasFailed } = useCurrentCards(pieces);
  // One that was chosen may turn out to be gone.
  const picked = pieces.filter((piece) => {
    const key = pieceKey(piece);
    return chosen.includes(key) && typeof known.get(key) !== 'string';
  });

  function remove(text: string, ...removed: readonly KeptPiece[]) {
    if (!tellRefusal(removePieces(...removed))) return;
    list.current?.focus();
    showUndoToast('kept', text, () => tellRefusal(addPieces(...removed)));
  }

  return (
    <>
      {hasFailed && (
        <output className="mb-4 block rounded-m bg-sand px-4 py-3 text-s text-pretty">
          {m.kept_prices_failed()}
        </output>
      )}
      <ul ref={list} tabIndex={-1} aria-label={m.kept_title()} className="grid gap-3 outline-none">
        {pieces.map((piece) => {
          const key = pieceKey(piece);
          const current = known.get(key);
          const isChosen = chosen.includes(key);
          const isMissing = typeof current === 'string';
          return (
            <KeptRow
              key={key}
              piece={piece}
              current={current}
              onRemove={() => remove(m.kept_removed({ name: piece.name }), piece)}
            >
              {!isMissing && (isChosen || picked.length < limits.maxCompared) && (
                <Checkbox
                  isChecked={isChosen}
                  onCheck={(isOn) =>
                    setChosen(isOn ? [...chosen, key] : chosen.filter((other) => other !== key))
                  }
                >
                  {m.kept_choose()}
                  <span className="sr-only">: {piece.name}</span>
                </Checkbox>
              )}
            </KeptRow>
          );
        })}
      </ul>
      <Button className="mt-6" onClick={() => remove(m.kept_cleared(), ...pieces)}>
        {m.kept_clear()}
      </Button>
      {pieces.length >= limits.minCompared && <ChosenBar picked={picked} known={known} />}
    </>
  );
}

interface BarProps {
  picked: readonly KeptPiece[];
  known: ReturnType<typeof useCurrentCards>['known'];
}

/** How many pieces are chosen, and what can be done with them. */
function ChosenBar({ picked, known }: BarProps) {
  const count = picked.length;
  const shops = picked.map((piece) => {
    const current = known.get(pieceKey(piece));
    return typeof current === 'object' ? current.business_id : undefined;
  });
  const isOfShops = !shops.includes(undefined) && new Set(shops).size === count;
  const isEnough = count >= limits.minCompared;
  return (
    <section
      aria-label={m.compare_title()}
      className="sticky bottom-3 z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-line bg-surface px-4 py-3 shadow-rest"
    >
      <p aria-live="polite" className="grow basis-full text-s text-pretty tabular-nums sm:basis-48">
        {isEnough ? m.several_count({ count, max: limits.maxCompared }) : m.compare_few()}
      </p>
      {isEnough && isOfShops && count <= rounds.max && (
        <a href={paths.askSeveral(picked)} className={`max-sm:grow ${buttonClass()}`}>
          {m.kept_ask()}
        </a>
      )}
      {isEnough && (
        <a href={paths.compare(picked)} className={`max-sm:grow ${buttonClass('main')}`}>
          {m.compare_title()}
        </a>
      )}
    </section>
  );
}

interface RowProps {
  piece: KeptPiece;
  /** Undefined as long as it is not known. */
  current: Card | 'gone' | 'hidden' | undefined;
  onRemove: () => void;
  /** Further controls. */
  children: ReactNode;
}

/** A kept piece with its price then and now; one that is no longer there has its name and picture from then. */
function KeptRow({ piece, current, onRemove, children }: RowProps) {
  const isMissing = current === 'gone' || current === 'hidden';
  const card = isMissing ? undefined : current;
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
      {card && <Change piece={piece} card={card} />}
      {card && (
        <div className="mt-2">
          <WatchButton watched={{ item: { type: card.type, id: card.id } }} isSmall />
        </div>
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

/** How much cheaper or dearer a piece has become. */
function Change({ piece, card }: { piece: KeptPiece; card: Card }) {
  if (piece.currency !== card.currency) return null;
  const less = toMinor(piece.price) - toMinor(effectivePrice(card));
  if (less === 0) return null;
  const amount = priceText(fromMinor(Math.abs(less)), card.currency);
  return (
    <p className={`text-s font-semibold ${less > 0 ? 'text-good' : 'text-ink'}`}>
      {less > 0 ? m.kept_cheaper({ amount }) : m.kept_dearer({ amount })}
    </p>
  );
}
