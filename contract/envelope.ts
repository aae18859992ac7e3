import { z } from '@hono/zod-openapi';
import { errorCodes } from './error-codes.ts';

/** One broken field: its path, and a sentence in the caller's language. */
export const FieldError = z.object({ path: z.string(), msg: z.string() }).openapi('FieldError', {
  example: { path: 'contactEmail', msg: 'Enter a valid e-mail address.' },
});
export type FieldError = z.infer<typeof FieldError>;

/** The body of every answer that is not a success. */
export const Failure = z
  .object({
    message: z.string(),
    code: z.enum(errorCodes),
    errors: z
      .array(FieldError)
      .optional()
      .openapi({ description: 'The broken fields, all at once' }),
    requestId: z
      .string()
      .optional()
      .openapi({ description: 'Names the log entry of an INTERNAL error' }),
  })
  .openapi('Failure');
export type Failure = z.infer<typeof Failure>;

/** A JSON answer that carries data: `{data, message?}`. */
export function success<Data extends z.ZodType>(description: string, data: Data) {
  const schema = z.object({ data, message: z.string().optional() });
  return { description, content: { 'application/json': { schema } } };
}

/** A JSON answer without data, with at most a sentence for a person: `{data: null, message?}`. */
export function done(description: string) {
  return success(description, z.null());
}

const reasons = {
  400: 'The JSON or multipart body is malformed, or the token is bad or expired',
  401: 'Not signed in',
  403: 'The account is inactive, has no business yet, or is not the kind that may call this; or the XSRF header is missing or wrong',
  404: 'Unknown, or not yours',
  409: 'In conflict with what is stored',
  413: 'The body or a file is too large',
  415: 'The body has an unsupported type',
  422: 'A field is broken; `errors` lists all that are',
  429: 'Too many calls; `Retry-After` says in how many seconds to come back',
  500: 'A fault of the server; `requestId` names it',
  503: 'Not available for a moment; worth repeating',
} as const;
type FailureStatus = keyof typeof reasons;

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait',
    schema: { type: 'integer' as const, minimum: 0 },
  },
};

/** The failures that a call can return, besides 429, 500 and 503, which every call can. */
export function failures<Status extends FailureStatus = never>(...statuses: Status[]) {
  const content = { 'application/json': { schema: Failure } };
  const responses = [...statuses, 429, 500, 503].map((status) => {
    const headers = status === 429 || status === 503 ? { headers: retryAfter } : {};
    return [status, { description: reasons[status as FailureStatus], ...headers, content }];
  });
  return Object.fromEntries(responses) as Record<
    Status | 429 | 500 | 503,
    { description: string; content: typeof content }
  >;
}
