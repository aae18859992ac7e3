import { keptPieces as limits } from '@orendi/contract/limits';
import type { Card } from '@orendi/contract/schemas/card';
import { useEffect, useState } from 'react';
import { patientApi } from '../../api/patient-api.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { pieceKey, type KeptPiece } from './kept-pieces.ts';

/** Of a kept piece: its card as lists show it today, or that visitors no longer see it. */
type Current = Card | 'gone' | 'hidden';

/** The pieces as they are today, by their keys; those that are not known yet are missing. Without a network none is. */
export function useCurrentCards(pieces: readonly KeptPiece[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Current>>(new Map());
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const wanted = pieces.map(pieceKey).filter((key) => !known.has(key));
  const items = wanted.slice(0, limits.atOnce).join(',');

  useEffect(() => {
    if (items === '') return undefined;
    let isLeft = false;
    patientApi('GET /public/cards', { query: { items } }).then(
      ({ cards, missing }) => {
        if (isLeft) return;
        const found = cards.map((card) => [pieceKey(card), card] as const);
        const lost = missing.map((item) => [pieceKey(item), item.state] as const);
        setKnown((before) => new Map<string, Current>([...before, ...found, ...lost]));
        setFailed(false);
      },
      () => !isLeft && setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [items, tries]);
  useBackOnline(hasFailed, () => setTries(tries + 1));

  return { known, hasFailed };
}
