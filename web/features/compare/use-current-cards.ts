import { keptPieces as limits } from '@orendi/contract/limits';
import type { Card } from '@orendi/contract/schemas/card';
import { useEffect, useEffectEvent, useState } from 'react';
import { patientApi } from '../../api/patient-api.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { pieceKey, type KeptPiece } from '../kept/kept-pieces.ts';

/** The card of a kept piece as lists show it today, or that visitors no longer see it. */
type Current = Card | 'gone' | 'hidden';

type Known = ReadonlyMap<string, Current>;

/** The pieces as they are today, by their keys; those that are not known yet are missing. Without a network none is. */
export function useCurrentCards(pieces: readonly KeptPiece[]) {
  const [state, setState] = useState<{ known: Known; hasFailed: boolean }>({
    known: new Map(),
    hasFailed: false,
  });
  const wanted = pieces.map(pieceKey).filter((key) => !state.known.has(key));
  const items = wanted.slice(0, limits.atOnce).join(',');

  function load() {
    fetchCurrent(items).then(
      (found) =>
        setState(({ known }) => ({ known: new Map([...known, ...found]), hasFailed: false })),
      () => setState(({ known }) => ({ known, hasFailed: true })),
    );
  }
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (items !== '') begin();
  }, [items]);
  useBackOnline(state.hasFailed, load);

  return state;
}

async function fetchCurrent(items: string): Promise<Known> {
  const { cards, missing } = await patientApi('GET /public/cards', { query: { items } });
  return new Map<string, Current>([
    ...cards.map((card) => [pieceKey(card), card] as const),
    ...missing.map((item) => [pieceKey(item), item.state] as const),
  ]);
}
