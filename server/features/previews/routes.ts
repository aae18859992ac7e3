import { isLanguage, type Language } from '@orendi/contract/language';
import { maxId } from '@orendi/contract/limits';
import type { PreviewSubject } from '@orendi/contract/page-render';
import { type Context, Hono } from 'hono';
import type { Services } from '../../services.ts';
import type { ApiEnv } from '../../platform/http/api.ts';
import {
  answerNoPicture,
  answerPicture,
  forGood,
  QueueFull,
  answerBusy,
  type OpenPicture,
} from '../../platform/media/index.ts';
import { findFacts, findShareFacts } from './find-facts.ts';
import { previewPath, previewVersion } from './preview-paths.ts';
import { type PreviewFacts, shareFormats } from './drawing/preview-facts.ts';
import { planBusiness } from './drawing/plan-business.ts';
import { planHome } from './drawing/plan-home.ts';
import { planListing } from './drawing/plan-listing.ts';
import { planShare } from './drawing/plan-share.ts';
import { renderPlan } from './drawing/render-plan.ts';
import { loadTypefaces } from './drawing/typeface.ts';

/** The picture as a JPEG under 300 kB: the same bytes for the same facts and pictures. */
export async function drawPreview(facts: PreviewFacts, language: Language, open: OpenPicture) {
  const faces = await loadTypefaces();
  if (facts.type === 'home') return renderPlan(planHome(facts, language, faces), open);
  if (facts.type === 'business') return renderPlan(planBusiness(facts, language, faces), open);
  if ('format' in facts) return renderPlan(planShare(facts, language, faces), open);
  return renderPlan(planListing(facts, language, faces), open);
}

/** The most important first. */
export function picturesOf(facts: PreviewFacts): string[] {
  if (facts.type === 'home') return facts.banner === null ? [] : [facts.banner];
  if (facts.type !== 'business') return [...facts.pictures, facts.seller.logo];
  // The logo first, because it stays the same when the business's listings change.
  return [facts.logo, ...(facts.cover === null ? facts.pictures : [facts.cover])];
}

const fileName = /^(?:(square|story)-)?([a-z]{2})(?:-([0-9a-f]{12}))?\.jpg$/;
type Listed = { type: 'product' | 'package' | 'business'; id: string; file: string };
const listed = '/previews/:type{product|package|business}/:id{[1-9][0-9]{0,9}}/:file';

/**
 * `/previews/product/12/en-{version}.jpg`, for shared links; `square-en-{version}.jpg` and `story-en-{version}.jpg` for
 * its seller to post. Outdated versions redirect to the current one, and so do the
 * seller's pictures without one.
 */
export function previewRoutes({ db, media }: Pick<Services, 'db' | 'media'>): Hono<ApiEnv> {
  const answer = async (c: Context<ApiEnv>, subject: PreviewSubject, file: string) => {
    const [, named, language, version] = fileName.exec(file) ?? [];
    const format = shareFormats.find((one) => one === named);
    if (!isLanguage(language) || !(version ?? format)) return answerNoPicture(c);
    const facts = format
      ? await findShareFacts(db, subject, { format, language, publicUrl: c.get('publicUrl') })
      : await findFacts(db, subject);
    if (!facts) return answerNoPicture(c);
    if (version !== previewVersion(facts, language)) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(previewPath(facts, language), 302);
    }
    const composition = {
      subject: ['preview', ...Object.values(subject), format ?? [], language].flat().join('-'),
      version,
      pictures: picturesOf(facts),
    };
    try {
      const served = await media.compose(composition, (open) => drawPreview(facts, language, open));
      return answerPicture(c, served, forGood);
    } catch (error) {
      if (error instanceof QueueFull) return answerBusy(c);
      throw error;
    }
  };

  return new Hono<ApiEnv>()
    .get('/previews/home/:file', (c) => answer(c, { type: 'home' }, c.req.param('file')))
    .get(listed, (c) => {
      const { type, id, file } = c.req.param() as Listed;
      return Number(id) > maxId ? answerNoPicture(c) : answer(c, { type, id: Number(id) }, file);
    })
    .get('/previews/*', answerNoPicture);
}
