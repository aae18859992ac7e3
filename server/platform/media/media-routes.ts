import { Hono } from 'hono';
import { baseRoutePath } from 'hono/route';
import { answerNoPicture, answerPicture, forGood } from './answer-picture.ts';
import type { Media } from './media.ts';

/** GET and HEAD of pictures, to be mounted at the path of MEDIA_URL. */
export function mediaRoutes(media: Pick<Media, 'serve'>): Hono {
  return new Hono().get('/*', async (c) => {
    const served = await media.serve(c.req.path.slice(baseRoutePath(c).replace(/\/$/, '').length));
    return served ? answerPicture(c, served, forGood) : answerNoPicture(c);
  });
}
