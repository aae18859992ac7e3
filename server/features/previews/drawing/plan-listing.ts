import type { Language } from '@orendi/contract/language';
import { effectivePrice, formatNumber, formatPrice, isOnSale } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ListingFacts, ShareFacts } from './preview-facts.ts';
import { arrangePictures } from './arrange-pictures.ts';
import { drawRows, type Row } from './draw-rows.ts';
import { fitText, type Room } from './fit-text.ts';
import { drawBox, drawMark, drawText, heightOf, roundCorners, tight } from './pen.ts';
import { type Box, canvas, colors, type PreviewPlan } from './preview-plan.ts';
import type { Typefaces } from './typeface.ts';

const margin = 56;
const wideMargin = 88;
/** The middle between the seller above and the wordmark below. */
const centre = 330;

/**
 * A product or package: its pictures on the left, if it has any; beside them a column from its seller down to the wordmark,
 * with its name and price.
 */
export function planListing(
  facts: ListingFacts,
  language: Language,
  faces: Typefaces,
): PreviewPlan {
  const hasPictures = facts.pictures.length > 0;
  const ground = hasPictures ? colors.paper : colors.sand;
  const edge = hasPictures ? margin : wideMargin;
  /** The name of a listing is larger if there is no picture beside it. */
  const nameRoom = (pane: { width: number }): Room => ({
    width: canvas.width - pane.width - 2 * edge,
    sizes: hasPictures ? [62, 56, 50, 45] : [82, 74, 66, 58],
    maxLines: 2,
    tracking: tight,
  });
  let pane = arrangePictures(facts.pictures);
  if (!fitText(facts.name, faces[600], nameRoom(pane)).isWhole)
    pane = arrangePictures(facts.pictures, true);
  const [left, room] = [pane.width + edge, nameRoom(pane)];
  const logo: Box = { left, top: margin, width: logoSize, height: logoSize };
  const corner = hasPictures
    ? { left: 36, top: 36 }
    : { right: canvas.width - wideMargin, top: margin - 6 };
  return {
    ground,
    pictures: [...pane.pictures, { ...logo, key: facts.seller.logo, fit: 'contain' }],
    shapes: [
      drawSeller(facts.seller.name, logo, room.width, faces, ground),
      drawRows(offerRows(facts, language, room), left, centre, faces),
      drawMark(faces, left, canvas.height - margin, 48),
      drawDiscount(facts, language, faces, corner),
    ].join(''),
  };
}

export const logoSize = 76;
const logoGap = 20;

/** The seller's name next to the logo. The logo is drawn below the shapes, and its corners are rounded here. */
export function drawSeller(
  name: string,
  logo: Box,
  width: number,
  faces: Typefaces,
  ground: string,
) {
  const room = { width: width - logoSize - logoGap, sizes: [38, 34, 30], maxLines: 1 };
  const text = fitText(name, faces[500], room);
  const top = logo.top + (logoSize - heightOf(text)) / 2;
  const style = { face: faces[500], fill: colors.inkQuiet };
  const words = drawText(text, logo.left + logoSize + logoGap, top, style);
  return roundCorners(logo, 16, ground) + words;
}

/** Facts of a listing that are written beside its price. */
type Offer = Omit<ListingFacts, 'id' | 'pictures' | 'seller'> & Partial<Pick<ShareFacts, 'sides'>>;

/**
 * Kind, name, price, in a sale the former price, and the size, if it is among the facts. Prices shrink to fit, but are
 * never cut.
 */
export function offerRows(facts: Offer, language: Language, name: Room): Row[] {
  const { width } = name;
  const { ink, inkQuiet, accent } = colors;
  const oneLine = (...sizes: number[]): Room => ({ width, sizes, maxLines: 1, tracking: tight });
  const money = (amount: number) => formatPrice(amount, facts.currency, language);
  const kind =
    facts.type === 'package' && m.preview_package({ count: facts.pieces }, { locale: language });
  const price = { text: money(effectivePrice(facts)), ...oneLine(82, 74, 66, 58, 50, 44, 38) };
  const before = { text: isOnSale(facts) ? money(facts.price) : '', ...oneLine(42, 38, 34) };
  const size = sizeText(facts.sides, language);
  return [
    { text: kind || '', ...oneLine(36, 32, 28), weight: 600, fill: accent, gap: 0 },
    { text: facts.name, ...name, weight: 600, fill: ink, gap: 26 },
    { ...price, weight: 700, fill: ink, gap: 38 },
    { ...before, weight: 500, fill: inkQuiet, gap: 26, isStruck: true },
    { text: size, ...oneLine(36, 32, 28), weight: 500, fill: ink, gap: 30 },
  ];
}

function sizeText(sides: ShareFacts['sides'] = [], language: Language): string {
  if (!sides.some(Boolean)) return '';
  return `${sides.map((side) => (side ? formatNumber(side, language) : '–')).join(' × ')} cm`;
}

const badge = { height: 88, inside: 28 };

/** The position of the badge's corner. */
type Corner = { top: number } & ({ left: number } | { right: number });

/** The discount badge, large enough to read even in a thumbnail. Empty without a sale. */
export function drawDiscount(
  facts: ListingFacts,
  language: Language,
  faces: Typefaces,
  corner: Corner,
) {
  if (!isOnSale(facts)) return '';
  const amount =
    facts.saleType === 'percentage'
      ? `${formatNumber(facts.sale, language)}%`
      : formatPrice(facts.sale, facts.currency, language);
  const text = fitText(`−${amount}`, faces[700], { width: 420, sizes: [50, 42], maxLines: 1 });
  const width = faces[700].measure(text.lines[0] ?? '') * text.size + 2 * badge.inside;
  const left = 'left' in corner ? corner.left : corner.right - width;
  const pill: Box = { left, top: corner.top, width, height: badge.height };
  const top = pill.top + (badge.height - heightOf(text)) / 2;
  const style = { face: faces[700], fill: colors.surface };
  const words = drawText(text, left + badge.inside, top, style);
  return drawBox(pill, colors.accent, badge.height / 2) + words;
}
