import type { Language } from '@orendi/contract/language';
import { effectivePrice, formatPrice, isOnSale } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ListingFacts } from './preview-facts.ts';
import type { Row } from './draw-rows.ts';
import { type FittedText, fitText, type Room } from './fit-text.ts';
import { tight } from './pen.ts';
import { colors } from './preview-plan.ts';
import type { Typefaces } from './typeface.ts';

/** The name of a listing: larger if there is no picture beside it. */
export function fitName(facts: ListingFacts, faces: Typefaces, width: number): FittedText {
  const sizes = facts.pictures.length > 0 ? [62, 56, 50, 45] : [82, 74, 66, 58];
  return fitText(facts.name, faces[600], { width, sizes, maxLines: 2, tracking: tight });
}

/** Kind, name, price, and in a sale the former price. Prices shrink to fit, but are never cut. */
export function offerRows(
  facts: ListingFacts,
  language: Language,
  faces: Typefaces,
  width: number,
): Row[] {
  const oneLine = (...sizes: number[]): Room => ({ width, sizes, maxLines: 1, tracking: tight });
  const money = (amount: number) => formatPrice(amount, facts.currency, language);
  const kind =
    facts.type === 'package'
      ? m.preview_package({ count: facts.pieces }, { locale: language })
      : '';
  const before = isOnSale(facts) ? money(facts.price) : '';
  return [
    {
      text: fitText(kind, faces[600], oneLine(36, 32, 28)),
      weight: 600,
      fill: colors.accent,
      gap: 0,
    },
    { text: fitName(facts, faces, width), weight: 600, fill: colors.ink, gap: 26 },
    {
      text: fitText(money(effectivePrice(facts)), faces[700], oneLine(82, 74, 66, 58, 50, 44, 38)),
      weight: 700,
      fill: colors.ink,
      gap: 38,
    },
    {
      text: fitText(before, faces[500], oneLine(42, 38, 34)),
      weight: 500,
      fill: colors.inkQuiet,
      gap: 26,
      isStruck: true,
    },
  ];
}
