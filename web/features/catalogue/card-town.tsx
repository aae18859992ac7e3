import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';

/**
 * Where the seller of a listing is, how far from the town that distances are told from, and whether it comes from there to
 * the town that was searched for.
 */
export function CardTown({ card }: { card: Card }) {
  const { town, town_al: townAl, distance_km: distance = 0, delivered } = card;
  const name = useLanguage() === 'al' ? townAl : town;
  if (name === null) return null;
  return (
    <p className="text-s text-ink-quiet tabular-nums">
      {delivered === false ? m.limit_town({ town: name }) : name}
      {distance > 0 && ` · ${distance} km`}
      {delivered && ` · ${m.card_delivered()}`}
    </p>
  );
}
