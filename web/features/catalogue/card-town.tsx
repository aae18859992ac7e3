import type { Card } from '@orendi/contract/schemas/card';
import { useLanguage } from '../../platform/page-environment.tsx';

/** Where the seller of a listing is, and how far from the town that distances are told from. */
export function CardTown({ card }: { card: Card }) {
  const { town, town_al: townAl, distance_km: distance = 0 } = card;
  const name = useLanguage() === 'al' ? townAl : town;
  if (name === null) return null;
  return (
    <p className="text-s text-ink-quiet tabular-nums">
      {distance > 0 ? `${name} · ${distance} km` : name}
    </p>
  );
}
