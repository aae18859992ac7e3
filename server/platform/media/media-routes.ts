import { Hono } from 'hono';
import { baseRoutePath } from 'hono/route';
import { answerElsewhere, answerNoPicture, answerPicture, forGood } from './answer-picture.ts';
import type { Media } from './media.ts';

/**
 * GET and HEAD of pictures, to be mounted at the path of MEDIA_URL. With `redirects`, browsers are sent to the store where
 * it can be read: by GET, the only method that its addresses are signed for, and not with `?here`, as a page's own scripts
 * ask, which may read nothing of another host.
 */
export function mediaRoutes(media: Pick<Media, 'serve' | 'locate'>, redirects = false): Hono {
  return new Hono().get('/*', async (c) => {
    const path = c.req.path.slice(baseRoutePath(c).replace(/\/$/, '').length);
    const mayRedirect = redirects && c.req.method === 'GET' && c.req.query('here') === undefined;
    const elsewhere = mayRedirect ? await media.locate(path) : null;
    if (elsewhere) return answerElsewhere(c, elsewhere);
    const served = await media.serve(path);
    return served ? answerPicture(c, served, forGood) : answerNoPicture(c);
  });
}
