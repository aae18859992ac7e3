import type { Language } from '@orendi/contract/language';
import type { BusinessFacts } from './preview-facts.ts';
import { arrangePictures } from './arrange-pictures.ts';
import { drawRows, type Row } from './draw-rows.ts';
import { drawMark, roundCorners, tight } from './pen.ts';
import type { Typefaces } from './typeface.ts';
import { type Box, canvas, colors, type PreviewPlan } from './preview-plan.ts';

const margin = 64;
const coverHeight = 330;
const logoSize = 176;
const logoFrame = 10;

/** A business: its cover above its name, or else some of its listings beside it. */
export function planBusiness(facts: BusinessFacts, language: Language, faces: Typefaces) {
  return facts.cover === null
    ? besidePictures(facts, language, faces)
    : belowCover(facts, facts.cover, language, faces);
}

function belowCover(
  facts: BusinessFacts,
  cover: string,
  language: Language,
  faces: Typefaces,
): PreviewPlan {
  const logo: Box = { left: margin, top: coverHeight - 88, width: logoSize, height: logoSize };
  const left = logo.left + logoSize + logoFrame + 30;
  const width = canvas.width - left - margin;
  const rows = nameRows(facts, language, { width, sizes: [72, 64, 56, 48], lines: 2 });
  return {
    ground: colors.paper,
    pictures: [
      { key: cover, left: 0, top: 0, width: canvas.width, height: coverHeight, fit: 'cover' },
      { ...logo, key: facts.logo, fit: 'contain' },
    ],
    shapes: [
      frameLogo(logo),
      drawRows(rows, left, (coverHeight + canvas.height) / 2 - 10, faces),
      drawMark(faces, margin, canvas.height - 58, 48),
    ].join(''),
  };
}

/** A border around the logo, which is drawn below. */
function frameLogo({ left, top, width, height }: Box): string {
  const half = logoFrame / 2;
  return (
    `<rect x="${left - half}" y="${top - half}" width="${width + logoFrame}" height="${height + logoFrame}"` +
    ` rx="${28 + half}" fill="none" stroke="${colors.paper}" stroke-width="${logoFrame}"/>`
  );
}

function besidePictures(facts: BusinessFacts, language: Language, faces: Typefaces): PreviewPlan {
  const hasPictures = facts.pictures.length > 0;
  const pane = arrangePictures(facts.pictures);
  const ground = hasPictures ? colors.paper : colors.sand;
  const left = pane.width + margin;
  const width = canvas.width - left - margin;
  const logo: Box = { left, top: margin, width: 132, height: 132 };
  const rows = nameRows(facts, language, { width, sizes: [64, 56, 50, 44], lines: 3 });
  return {
    ground,
    pictures: [...pane.pictures, { ...logo, key: facts.logo, fit: 'contain' }],
    shapes: [
      roundCorners(logo, 26, ground),
      drawRows(rows, left, 368, faces),
      drawMark(faces, left, canvas.height - margin, 48),
    ].join(''),
  };
}

function nameRows(
  { name, description }: BusinessFacts,
  language: Language,
  { width, sizes, lines }: { width: number; sizes: number[]; lines: number },
): Row[] {
  const title = { text: name, width, sizes, maxLines: 2, tracking: tight };
  const text = { text: description[language], width, sizes: [34], maxLines: lines };
  return [
    { ...title, weight: 600, fill: colors.ink, gap: 0 },
    { ...text, weight: 500, fill: colors.inkQuiet, gap: 30 },
  ];
}
