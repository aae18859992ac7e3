import type { Language } from '@orendi/contract/language';
import type { OpenPicture } from '../../platform/media/index.ts';
import { planBusiness } from './drawing/plan-business.ts';
import { planHome } from './drawing/plan-home.ts';
import { planListing } from './drawing/plan-listing.ts';
import type { PreviewPlan } from './drawing/preview-plan.ts';
import { renderPlan } from './drawing/render-plan.ts';
import { loadTypefaces, type Typefaces } from './drawing/typeface.ts';
import type { PreviewFacts } from './drawing/preview-facts.ts';

/** The preview as a JPEG of 1200 × 630 pixels and under 300 kB: the same bytes for the same facts and pictures. */
export async function drawPreview(
  facts: PreviewFacts,
  language: Language,
  open: OpenPicture,
): Promise<Buffer> {
  return renderPlan(planPreview(facts, language, await loadTypefaces()), open);
}

function planPreview(facts: PreviewFacts, language: Language, faces: Typefaces): PreviewPlan {
  if (facts.type === 'home') return planHome(facts, language, faces);
  if (facts.type === 'business') return planBusiness(facts, language, faces);
  return planListing(facts, language, faces);
}

/** The most important first. */
export function picturesOf(facts: PreviewFacts): string[] {
  if (facts.type === 'home') return facts.banner === null ? [] : [facts.banner];
  if (facts.type !== 'business') return [...facts.pictures, facts.seller.logo];
  // The logo first, because it stays the same when the business's listings change.
  return [facts.logo, ...(facts.cover === null ? facts.pictures : [facts.cover])];
}
