import type { Language } from '@orendi/contract/language';
import { fillPane } from './arrange-pictures.ts';
import { drawQr } from './draw-qr.ts';
import { drawRows } from './draw-rows.ts';
import { drawMark, roundCorners, tight } from './pen.ts';
import { drawDiscount, drawSeller, logoSize, offerRows } from './plan-listing.ts';
import type { ShareFacts } from './preview-facts.ts';
import { type Box, colors, type PreviewPlan } from './preview-plan.ts';
import type { Typefaces } from './typeface.ts';

const width = 1080;
const margin = 64;
const mark = { size: 48, width: 146 };

/**
 * From top to bottom: pictures, words beside the code, the seller. Whoever posts a story covers its upper and lower
 * 250 pixels with an app's buttons, so words end above.
 */
const formats = {
  square: { height: 1080, pane: 620, words: 796, scale: 1, code: 216, seller: 982 },
  story: { height: 1920, pane: 1100, words: 1336, scale: 1.12, code: 272, seller: 1586 },
} as const;

/** A listing as its seller posts it. Without a picture, the seller's logo stands for it. */
export function planShare(facts: ShareFacts, language: Language, faces: Typefaces): PreviewPlan {
  const { height, pane, words, scale, code, seller } = formats[facts.format];
  const hasPictures = facts.pictures.length > 0;
  const ground = hasPictures ? colors.paper : colors.sand;
  const right = width - margin;
  const qr: Box = { left: right - code, top: words - code / 2, width: code, height: code };
  const logo: Box = { left: margin, top: seller, width: logoSize, height: logoSize };
  const side = pane / 2;
  const sign: Box = { left: (width - side) / 2, top: side / 2 + 40, width: side, height: side };
  const pictures = hasPictures
    ? fillPane(facts.pictures, { width, height: pane })
    : [{ ...sign, key: facts.seller.logo, fit: 'contain' as const }];
  const room = (qr.left - margin - 40) / scale;
  const name = { width: room, sizes: [62, 56, 50, 45, 38], maxLines: 3, tracking: tight };
  const rows = offerRows(facts, language, name);
  return {
    canvas: { width, height },
    ground,
    pictures: [...pictures, { ...logo, key: facts.seller.logo, fit: 'contain' }],
    shapes: [
      hasPictures ? '' : roundCorners(sign, 44, ground),
      drawDiscount(facts, language, faces, {
        left: margin,
        top: facts.format === 'story' ? pane - 140 : 48,
      }),
      `<g transform="scale(${scale})">${drawRows(rows, margin / scale, words / scale, faces)}</g>`,
      drawQr(facts.address, qr),
      drawSeller(facts.seller.name, logo, right - margin - mark.width - 40, faces, ground),
      drawMark(faces, right - mark.width, seller + logoSize - 24, mark.size),
    ].join(''),
  };
}
