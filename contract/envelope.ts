import { z } from '@hono/zod-openapi';
import { named } from './fields/named.ts';
import { errorCodes } from './error-codes.ts';

/** One broken field: its path, and a sentence in the caller's language. */
export const FieldError = z.object({ path: z.string(), msg: z.string() }).openapi('FieldError', {
  example: { path: 'contactEmail', msg: 'Enter a valid e-mail address.' },
});
export type FieldError = z.infer<typeof FieldError>;

/** The body of every answer that is not a success. */
export const Failure = named('Failure', {
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.array(FieldError).optional().describe('The broken fields, all at once'),
  requestId: z.string().optional().describe('Names the log entry of an INTERNAL error'),
});
export type Failure = z.infer<typeof Failure>;

/** The answer to a call that worked, with data: `{data, message?}`. */
export function success<Data extends z.ZodType>(description: string, data: Data) {
  return { 200: answer(description, data) };
}

/** The same of a call that made something. */
export function created<Data extends z.ZodType>(description: string, data: Data) {
  return { 201: answer(description, data) };
}

/** The same without data, with at most a sentence for a person: `{data: null, message?}`. */
export function done(description: string) {
  return success(description, z.null());
}

function answer<Data extends z.ZodType>(description: string, data: Data) {
  const schema = z.object({ data, message: z.string().optional() });
  return { description, content: { 'application/json': { schema } } };
}
