import type { z } from '@hono/zod-openapi';
import type { StoredSale } from '../sale-days.ts';
import type { ValidationKey } from '../validation-keys.ts';

/** The error option of a schema, as the key of its sentence. */
export function fault(key: ValidationKey): { error: ValidationKey } {
  return { error: key };
}

/**
 * Different sentences for a missing value and for one of the wrong type. Limits (too short, too big) keep their general
 * sentences.
 */
export function missingOr(key: ValidationKey) {
  return {
    error: ({ code, input }: { code?: string; input?: unknown }): ValidationKey | undefined => {
      if (code !== 'invalid_type' && code !== 'invalid_value') return undefined;
      return input === undefined || input === null ? 'api_required' : key;
    },
  };
}

/** Reports the field that a cross-field rule finds broken; limits go into the sentence. */
export type ReportField = (field: string, key: ValidationKey) => void;

/** The state that a product or package will have, and the sale that it has. */
export interface Told {
  state: unknown;
  sale?: StoredSale | undefined;
}
/** Tells that from its form. */
export type TellStored = (form: { id?: unknown; state?: unknown }) => Told;

/** Reports what is missing, unless the state is that of a draft. */
export function checkNeeds<Name extends string>(
  form: { [name in Name]?: unknown },
  needs: readonly Name[],
  state: unknown,
  report: ReportField,
): void {
  if (state === 'draft') return;
  for (const name of needs) if ((form[name] ?? null) === null) report(name, 'api_required');
}

/** A rule of the form of a product or package, by what is told of it; the form alone tells of a new one. */
export const toldRule = <Form extends { state?: unknown }>(
  check: (form: { [Field in keyof Form]?: unknown }, told: Told, report: ReportField) => void,
  tell: TellStored = ({ state }) => ({ state }),
) => crossFieldRule<Form>((form, report) => check(form, tell(form), report));

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

/** A schema of an object with such a rule. */
export function withRule<Schema extends z.ZodType<object>>(
  schema: Schema,
  rule: Parameters<typeof crossFieldRule<z.output<Schema>>>[0],
) {
  return schema.superRefine(...crossFieldRule<z.output<Schema>>(rule));
}
