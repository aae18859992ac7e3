import type { Language } from '@orendi/contract/language';
import { formatNumber, formatPrice, isOnSale } from '@orendi/contract/money';
import type { ListingFacts } from './preview-facts.ts';
import { fitText } from './fit-text.ts';
import { drawBox, drawText, heightOf } from './pen.ts';
import { type Box, colors } from './preview-plan.ts';
import type { Typefaces } from './typeface.ts';

const height = 88;
const inside = 28;

/** The position of the badge's corner. */
type Corner = { top: number } & ({ left: number } | { right: number });

/** The discount badge, large enough to read even in a thumbnail. Empty without a sale. */
export function drawDiscount(
  facts: ListingFacts,
  language: Language,
  faces: Typefaces,
  corner: Corner,
): string {
  if (!isOnSale(facts)) return '';
  const amount =
    facts.saleType === 'percentage'
      ? `${formatNumber(facts.sale, language)}%`
      : formatPrice(facts.sale, facts.currency, language);
  const text = fitText(`−${amount}`, faces[700], { width: 420, sizes: [50, 42], maxLines: 1 });
  const width = faces[700].measure(text.lines[0] ?? '') * text.size + 2 * inside;
  const left = 'left' in corner ? corner.left : corner.right - width;
  const pill: Box = { left, top: corner.top, width, height };
  const top = pill.top + (height - heightOf(text)) / 2;
  const words = drawText(text, left + inside, top, { face: faces[700], fill: colors.surface });
  return drawBox(pill, colors.accent, height / 2) + words;
}
