import { z } from '@hono/zod-openapi';
import { success } from '../envelope.ts';
import { id } from '../fields/number.ts';
import { Landing } from '../schemas/landing.ts';
import { callsOf } from './calls.ts';

export const getLanding = callsOf('Catalogue', 'anyone').get('/public/landings', {
  summary: 'What a page of a room, a category or a town shows around its listings',
  description:
    'Named by its address, or by the parameters of the home page that narrow to the same.',
  request: {
    query: z.object({
      path: z
        .string()
        .max(300)
        .optional()
        .describe('The address of the page, which decides the language: `/mobilje/divane/tirane`'),
      industryId: id().optional(),
      categoryId: id().optional(),
      town: z.string().max(100).optional(),
    }),
  },
  responses: success('The page', Landing, 404),
});
