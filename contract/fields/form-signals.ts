import { z } from '@hono/zod-openapi';

/**
 * What a form on the page knows of how it was filled in. Callers without a form leave it out, which is never held
 * against them; nor is a part of it that makes no sense.
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
