import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { bodies } from './limits.ts';

/** A required JSON body. */
export function json<Form extends z.ZodType>(form: Form) {
  return { required: true as const, content: { 'application/json': { schema: form } } };
}

const bounds = `At most ${bodies.parts} parts, each with a name of at most ${bodies.nameLength} characters. Longer lists go as one JSON array.`;

/**
 * A multipart body for a route definition. The route only describes it: validating there would load the whole upload
 * into memory. The handler streams the form and checks its fields with the same schema.
 */
export function multipart(form: z.ZodType) {
  return {
    required: true as const,
    description: bounds,
    content: { 'multipart/form-data': { schema: describe(form) } },
  };
}

function describe(form: z.ZodType) {
  const app = new OpenAPIHono();
  app.openAPIRegistry.register('Form', form);
  const info = { title: '', version: '' };
  return { ...app.getOpenAPI31Document({ openapi: '3.1.0', info }).components?.schemas?.['Form'] };
}
