import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api.ts';

/** Says what to note of everyone who gets a public answer, cached or not: parameters as in a URL, and never sent. */
export const noteHeader = 'Orendi-Note';

/** The parameter in the note of a page. */
export const pageNote = 'page';

export interface Reader {
  address: string;
  headers: Pick<Headers, 'get'>;
}

/** Takes the note that an answer carries. Never waits and never fails. */
export type TakeNote = (note: string, reader: Reader) => void;

/** Takes notes of answers that go straight to their reader; those made for a cache or for a page keep theirs. */
export function takeNotes(take: TakeNote) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    const note = c.res.headers.get(noteHeader);
    if (note === null || !c.env?.incoming) return;
    c.res.headers.delete(noteHeader);
    take(note, { address: c.get('clientAddress'), headers: c.req.raw.headers });
  });
}
