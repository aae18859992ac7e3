import { type RouteConfig, z } from '@hono/zod-openapi';
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
export type FailureStatus = keyof typeof reasons;

const headers = {
  'Retry-After': {
    description: 'Seconds to wait',
    schema: { type: 'integer' as const, minimum: 0 },
  },
};

/** The answers to a call that fails. */
export function failures(statuses: readonly FailureStatus[]): RouteConfig['responses'] {
  const content = { 'application/json': { schema: Failure } };
  const answers = statuses.map((status) => {
    const isLater = status === 429 || status === 503;
    return [status, { description: reasons[status], ...(isLater && { headers }), content }];
  });
  return Object.fromEntries(answers);
}

/**
 * The answer to a call that worked, with data: `{data, message?}`.
 * @param fails how else the call can fail than follows from its kind
 */
export function success<Data extends z.ZodType>(
  description: string,
  data: Data,
  ...fails: FailureStatus[]
) {
  return { ...failures(fails), 200: answer(description, data) };
}

/** The same of a call that made something. */
export function created<Data extends z.ZodType>(
  description: string,
  data: Data,
  ...fails: FailureStatus[]
) {
  return { ...failures(fails), 201: answer(description, data) };
}

/** The same without data, with at most a sentence for a person: `{data: null, message?}`. */
export function done(description: string, ...fails: FailureStatus[]) {
  return success(description, z.null(), ...fails);
}

function answer<Data extends z.ZodType>(description: string, data: Data) {
  const schema = z.object({ data, message: z.string().optional() });
  return { description, content: { 'application/json': { schema } } };
}
