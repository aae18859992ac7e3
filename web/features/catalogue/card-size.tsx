import { formatNumber } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';

/** Length, width and height as on the detail page, with a question mark for what is not known. */
export function CardSize({ size: { length, width, height } }: { size: NonNullable<Card['size']> }) {
  const language = useLanguage();
  const sides = [length, width, height];
  const isUnknown = sides.every((side) => !side);
  const written = sides.map((side) => (side ? formatNumber(side, language) : '?'));
  return (
    <p className="text-s text-ink-quiet tabular-nums">
      {isUnknown ? (
        m.limit_without_size()
      ) : (
        <>
          <span className="sr-only">{m.detail_dimensions()}: </span>
          {written.join(' × ')} cm
        </>
      )}
    </p>
  );
}
