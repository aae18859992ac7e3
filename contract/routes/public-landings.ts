import { z } from '@hono/zod-openapi';
import { success } from '../envelope.ts';
import { Landing } from '../schemas/landing.ts';
import { callsOfAnyone } from './calls.ts';

export const getLanding = callsOfAnyone('Catalogue').get('/public/landings', {
  summary: 'What a page of a room, a category or a town shows around its listings',
  request: {
    query: z.object({
      path: z
        .string()
        .max(300)
        .describe('The address of the page, which decides the language: `/mobilje/divane/tirane`'),
    }),
  },
  responses: success('The page', Landing),
  fails: [404],
});
