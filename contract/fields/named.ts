import { z } from '@hono/zod-openapi';

/** An object that the document of the API has under a name. */
export function named<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return z.object(shape).openapi(name);
}

/** Fields that are alike but for their names. */
export function each<const Names extends readonly string[], Schema extends z.ZodType>(
  names: Names,
  schema: Schema,
) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Names[number], Schema>;
}
