import { z } from '@hono/zod-openapi';

/** Makes a field optional, and treats blank text (or null) as absent. */
export function blankAsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value: z.input<Schema> | null | undefined) => (isBlank(value) ? undefined : value),
    schema.optional(),
  );
}

/** Makes a field optional; absent or blank comes out as null. */
export function blankAsNull<Schema extends z.ZodType>(schema: Schema) {
  return blankAsAbsent(schema).transform((value) => value ?? null);
}

/** Makes a field optional; absent stays absent, and blank comes out as null. */
export function blankClears<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value: z.input<Schema> | null | undefined) =>
      value !== undefined && isBlank(value) ? null : value,
    schema.nullable().optional(),
  );
}

export function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
