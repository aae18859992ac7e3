import type { Language } from '@orendi/contract/language';
import type { ListingFacts } from './preview-facts.ts';
import { arrangePictures } from './arrange-pictures.ts';
import { drawDiscount } from './draw-discount.ts';
import { drawRows } from './draw-rows.ts';
import { drawSeller, sellerLogo } from './draw-seller.ts';
import { fitName, offerRows } from './offer-rows.ts';
import { drawMark } from './pen.ts';
import { canvas, colors, type PreviewPlan } from './preview-plan.ts';
import type { Typefaces } from './typeface.ts';

const margin = 56;
const wideMargin = 88;
/** The middle between the seller above and the wordmark below. */
const centre = 330;

/** A product or package: its pictures on the left; its seller, name and price on the right. */
export function planListing(
  facts: ListingFacts,
  language: Language,
  faces: Typefaces,
): PreviewPlan {
  return facts.pictures.length > 0
    ? besidePictures(facts, language, faces)
    : wordsAlone(facts, language, faces);
}

function besidePictures(facts: ListingFacts, language: Language, faces: Typefaces): PreviewPlan {
  const roomBeside = (pane: { width: number }) => canvas.width - pane.width - 2 * margin;
  let pane = arrangePictures(facts.pictures);
  if (!fitName(facts, faces, roomBeside(pane)).isWhole)
    pane = arrangePictures(facts.pictures, true);
  const words = drawWords(facts, language, faces, pane.width + margin, roomBeside(pane));
  return {
    ...words,
    pictures: [...pane.pictures, ...words.pictures],
    shapes: words.shapes + drawDiscount(facts, language, faces, { left: 36, top: 36 }),
  };
}

function wordsAlone(facts: ListingFacts, language: Language, faces: Typefaces): PreviewPlan {
  const right = canvas.width - wideMargin;
  const words = drawWords(facts, language, faces, wideMargin, right - wideMargin, colors.sand);
  const discount = drawDiscount(facts, language, faces, { right, top: margin - 6 });
  return { ...words, shapes: words.shapes + discount };
}

/** A column from the seller down to the wordmark. */
function drawWords(
  facts: ListingFacts,
  language: Language,
  faces: Typefaces,
  left: number,
  width: number,
  ground: string = colors.paper,
): PreviewPlan {
  const logo = sellerLogo(left, margin);
  return {
    ground,
    pictures: [{ ...logo, key: facts.seller.logo, fit: 'contain' }],
    shapes: [
      drawSeller(facts.seller.name, logo, width, faces, ground),
      drawRows(offerRows(facts, language, faces, width), left, centre, faces),
      drawMark(faces, left, canvas.height - margin, 48),
    ].join(''),
  };
}
