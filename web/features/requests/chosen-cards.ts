import { rounds } from '@orendi/contract/limits';
import type { Card } from '@orendi/contract/schemas/card';
import { keepText, objectIn, tellKept, useKeptText } from '../../platform/kept-text.ts';

type ChosenCard = Pick<Card, 'type' | 'id' | 'business_id'>;

/** The pieces whose shops are to be asked the same. */
export interface Chosen {
  cards: readonly ChosenCard[];
  /** Why the piece pressed last is not among them: its shop already is, or as many as can be. */
  refusal: 'shop' | 'full' | null;
}

const name = 'asking';
export const nothingChosen: Chosen = { cards: [], refusal: null };

/** The pieces chosen on this visit; null while nobody is choosing. */
export function useChosen(): Chosen | null {
  const text = useKeptText(name, 'sessionStorage');
  return text ? { ...nothingChosen, ...objectIn(text) } : null;
}

/** @param chosen null stops choosing */
export function keepChosen(chosen: Chosen | null): void {
  keepText(name, chosen && JSON.stringify(chosen), 'sessionStorage');
  tellKept();
}

export const isAmong = ({ cards }: Chosen, { type, id }: ChosenCard) =>
  cards.some((card) => card.id === id && card.type === type);

/** Chooses a piece, or takes it back. */
export function toggleCard(chosen: Chosen, { type, id, business_id: shop }: ChosenCard): Chosen {
  const card = { type, id, business_id: shop };
  const others = chosen.cards.filter((one) => one.id !== id || one.type !== type);
  if (others.length < chosen.cards.length) return { cards: others, refusal: null };
  const refusal = chosen.cards.some((one) => one.business_id === shop)
    ? 'shop'
    : chosen.cards.length >= rounds.max
      ? 'full'
      : null;
  return { cards: refusal ? chosen.cards : [...chosen.cards, card], refusal };
}
