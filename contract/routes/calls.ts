import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { Failure } from '../envelope.ts';
import { id } from '../fields/number.ts';
import { bodies } from '../limits.ts';

/*
 * How the calls of the API are described. Who may make a call, by which method, on which path and with what body says
 * how it is protected and most of how it can fail, so that a call names only what else there is.
 */

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

interface About extends Omit<RouteConfig, 'method' | 'path' | 'operationId' | 'tags' | 'security'> {
  /** Failures besides those that follow from the kind of call. */
  fails?: readonly FailureStatus[];
  /** Faults of its query are passed over. */
  isLenient?: true;
}

/**
 * Who may make a call, as `x-caller` says in its description: a seller has a verified address and may have a business, a
 * member owns one or works for it.
 */
export type CallerRole = 'anyone' | 'user' | 'seller' | 'member' | 'owner' | 'operator';

/** Calls that anyone may make. Those that change something repeat the XSRF cookie in a header. */
export const callsOfAnyone = (tag: string) => callsOf(tag, 'anyone');
/** Calls that need a signed-in account. */
export const callsOfUsers = (tag: string) => callsOf(tag, 'user');
/** Calls that need more than an account: the members of a business, if nobody else is named. */
export const callsOfRoles = (
  tag: string,
  role: Exclude<CallerRole, 'anyone' | 'user'> = 'member',
) => callsOf(tag, role);
/** The same, and an operator who names the business. */
export const callsOfEditors = (tag: string, role: 'member' | 'owner' = 'member') =>
  callsOf(tag, role, true);

/** @param mayBeOperator an operator may make them for the business that the query names */
function callsOf(tag: string, role: CallerRole, mayBeOperator = false) {
  return {
    get: describe('get', tag, role, mayBeOperator),
    post: describe('post', tag, role, mayBeOperator),
    put: describe('put', tag, role, mayBeOperator),
    remove: describe('delete', tag, role, mayBeOperator),
  };
}

/** The query parameter by which an operator names the business that a call is for. */
const namedBusiness = {
  name: 'business',
  in: 'query',
  description: 'For operators, who must give it: the business that they act for',
  schema: { type: 'integer', minimum: 1 },
} as const;

const params = z.object({ id: id() });

/** The parts of a call's request; of a path with `{id}`, that is one of them. */
type RequestOf<Path, Call> = (Call extends { request: infer Parts } ? Parts : object) &
  (Path extends `${string}{id}${string}` ? { params: typeof params } : object);

function describe<Method extends 'get' | 'post' | 'put' | 'delete'>(
  method: Method,
  tag: string,
  role: CallerRole,
  mayBeOperator: boolean,
) {
  const isReading = method === 'get';
  const mayBeAnyone = role === 'anyone';
  const schemes = { ...(!mayBeAnyone && { session: [] }), ...(!isReading && { xsrf: [] }) };
  return <Path extends string, Call extends About>(
    path: Path,
    { fails = [], isLenient, ...call }: Call,
  ) => {
    const hasId = path.includes('{id}');
    const statuses: FailureStatus[] = [...fails];
    if (!mayBeAnyone) statuses.push(401);
    if ((!mayBeAnyone && role !== 'user') || !isReading) statuses.push(403);
    if (hasId) statuses.push(404, 422);
    if (call.request?.query && !isLenient) statuses.push(422);
    if (call.request?.body) statuses.push(400, 413, 415, 422);
    return createRoute({
      ...call,
      method,
      path,
      /** Given by `apiRoutes`. */
      operationId: '',
      tags: [tag],
      'x-caller': role,
      ...(Object.keys(schemes).length > 0 && { security: [schemes] }),
      ...(mayBeOperator && { parameters: [namedBusiness] }),
      request: { ...call.request, ...(hasId && { params }) } as RequestOf<Path, Call>,
      responses: { ...call.responses, ...failures(statuses) },
    });
  };
}

/** All that a call can fail with: too many calls and faults of the server can happen to every one. */
function failures(statuses: FailureStatus[]): RouteConfig['responses'] {
  const content = { 'application/json': { schema: Failure } };
  const responses = ([...statuses, 429, 500, 503] as const).map((status) => {
    const headers = status === 429 || status === 503 ? { headers: retryAfter } : {};
    return [status, { description: reasons[status], ...headers, content }];
  });
  return Object.fromEntries(responses);
}

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
    content: { 'multipart/form-data': { schema: documentOf(form) } },
  };
}

function documentOf(form: z.ZodType) {
  const app = new OpenAPIHono();
  app.openAPIRegistry.register('Form', form);
  const info = { title: '', version: '' };
  return { ...app.getOpenAPI31Document({ openapi: '3.1.0', info }).components?.schemas?.['Form'] };
}

/** A picture that is for its caller alone. */
export const photograph = {
  200: {
    description: 'The picture, at most 1920 pixels wide and high',
    content: { 'image/webp': { schema: { type: 'string' as const, format: 'binary' } } },
  },
};

const mediaTypes = {
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
type FileType = keyof typeof mediaTypes;

/** A downloaded file, in the caller's language. `.xls` is Excel 97, `.xlsx` Office Open XML. */
export function attachment<Type extends FileType>(file: `${string}.${Type}`) {
  const mediaType = mediaTypes[file.slice(file.lastIndexOf('.') + 1) as Type];
  const schema = { type: 'string' as const, format: 'binary' };
  const answer = {
    description: `The file \`${file}\``,
    headers: {
      'Content-Disposition': {
        description: 'Names the file',
        schema: { type: 'string' as const, example: `attachment; filename="${file}"` },
      },
    },
    content: { [mediaType]: { schema } } as Record<
      (typeof mediaTypes)[Type],
      { schema: typeof schema }
    >,
  };
  return { 200: answer };
}
