import { isLanguage, type Language } from '@orendi/contract/language';
import { maxId } from '@orendi/contract/limits';
import type { PreviewSubject } from '@orendi/contract/page-render';
import { type Context, Hono } from 'hono';
import type { Services } from '../../services.ts';
import { answerNoPicture, answerPicture, forGood, QueueFull } from '../../platform/media/index.ts';
import { drawPreview, picturesOf } from './draw-preview.ts';
import { findFacts } from './find-facts.ts';
import { previewPath, previewVersion } from './preview-paths.ts';
import type { PreviewFacts } from './drawing/preview-facts.ts';

const types = new Map<string, 'product' | 'package' | 'business'>(
  (['product', 'package', 'business'] as const).map((type) => [type, type]),
);
const fileName = /^([a-z]{2})-([0-9a-f]{12})\.jpg$/;
const idText = /^[1-9]\d{0,9}$/;

/**
 * `/previews/product/12/en-{version}.jpg`: the picture shown with a shared link. An outdated version redirects to the
 * current one, so that nothing but the current state is ever drawn.
 */
export function previewRoutes({ db, media }: Pick<Services, 'db' | 'media'>): Hono {
  const answer = async (c: Context, subject: PreviewSubject | null, file: string) => {
    const [, language, version] = fileName.exec(file) ?? [];
    if (!subject || !isLanguage(language)) return answerNoPicture(c);
    const facts = await findFacts(db, subject);
    if (!facts) return answerNoPicture(c);
    if (version !== previewVersion(facts, language)) return leadOn(c, facts, language);
    const composition = {
      subject: ['preview', ...Object.values(subject), language].join('-'),
      version,
      pictures: picturesOf(facts),
    };
    try {
      const served = await media.compose(composition, (open) => drawPreview(facts, language, open));
      return answerPicture(c, served, forGood);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      return c.text('Busy', 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
    }
  };

  return new Hono()
    .get('/previews/home/:file', (c) => answer(c, { type: 'home' }, c.req.param('file')))
    .get('/previews/:type/:id/:file', (c) =>
      answer(c, subjectOf(c.req.param()), c.req.param('file')),
    )
    .get('/previews/*', answerNoPicture);
}

function subjectOf({
  type: typeText,
  id: idGiven,
}: {
  type: string;
  id: string;
}): PreviewSubject | null {
  const type = types.get(typeText);
  const id = idText.test(idGiven) ? Number(idGiven) : 0;
  return type && id > 0 && id <= maxId ? { type, id } : null;
}

function leadOn(c: Context, facts: PreviewFacts, language: Language): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(previewPath(facts, language), 302);
}
