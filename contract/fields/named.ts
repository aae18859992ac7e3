import { z } from '@hono/zod-openapi';

/** An object that the document of the API has under a name. */
export function named<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return z.object(shape).openapi(name);
}
