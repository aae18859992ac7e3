import type { z } from '@hono/zod-openapi';
import type { ValidationKey } from '../validation-keys.ts';

/** Reports the field that a cross-field rule finds broken; limits go into the sentence. */
export type ReportField = (field: string, key: ValidationKey) => void;

/**
 * A rule over several fields of an object, for `superRefine`. It runs alongside the fields' own errors, so that all
 * broken fields are reported at once; hence it may see fields of any type. An asynchronous rule needs `parseAsync`.
 */
export function crossFieldRule<Form extends object>(
  rule: (form: { [Field in keyof Form]?: unknown }, report: ReportField) => void | Promise<void>,
) {
  const refine = (form: Form, context: z.RefinementCtx) =>
    rule(form, (field, key) => {
      context.addIssue({ code: 'custom', path: [field], message: key });
    });
  const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
  return [refine, { when }] as const;
}
