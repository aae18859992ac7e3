import { z } from '@hono/zod-openapi';

/**
 * Signals of a form that was filled in on the page. They are never required, and a part that makes no sense is ignored.
 */
const FormSignals = z.object({
  website: z.string().optional().describe('A field that people cannot see'),
  shownMs: z.int().min(0).optional().describe('Milliseconds from showing the form to sending it'),
});

export function formSignals() {
  return z.preprocess(
    (value: z.input<typeof FormSignals> | undefined) => FormSignals.safeParse(value).data,
    FormSignals.optional(),
  );
}
