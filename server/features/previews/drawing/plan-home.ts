import type { Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import type { HomeFacts } from './preview-facts.ts';
import { drawRows } from './draw-rows.ts';
import { drawMark, tight } from './pen.ts';
import type { Typefaces } from './typeface.ts';
import { canvas, colors, type PreviewPlan } from './preview-plan.ts';

const margin = 72;
const pictureWidth = 560;

/** The home page: its slogan on the left, its banner on the right. */
export function planHome(facts: HomeFacts, language: Language, faces: Typefaces): PreviewPlan {
  const pane = facts.banner === null ? 0 : pictureWidth;
  const right = { left: canvas.width - pane, top: 0, width: pane, height: canvas.height };
  const width = canvas.width - pane - margin * 1.5;
  const room = { width, sizes: [76, 68, 60, 52], maxLines: 4, tracking: tight };
  const promise = { text: m.home_welcome({}, { locale: language }), ...room };
  return {
    ground: colors.paper,
    pictures: facts.banner === null ? [] : [{ ...right, key: facts.banner, fit: 'cover' }],
    shapes:
      drawMark(faces, margin, margin + 62, 92) +
      drawRows([{ ...promise, weight: 600, fill: colors.ink, gap: 0 }], margin, 380, faces),
  };
}
