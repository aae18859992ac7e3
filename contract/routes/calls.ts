import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { failures, type FailureStatus } from '../envelope.ts';
import { id } from '../fields/number.ts';
import { bodies } from '../limits.ts';

/*
 * How the calls of the API are described. Who may make a call, by which method, on which path and with what body says
 * how it is protected and most of how it can fail, so that a call names only what else there is.
 */

interface About extends Omit<RouteConfig, 'method' | 'path' | 'operationId' | 'tags' | 'security'> {
  /** Faults of its query are passed over. */
  isLenient?: true;
}

/**
 * Who may make a call, as `x-caller` says in its description: a seller has a verified address and may have a business, a
 * member owns one or works for it.
 */
export type CallerRole = 'anyone' | 'user' | 'seller' | 'member' | 'owner' | 'operator';

/**
 * Calls of one kind; those that change something repeat the XSRF cookie in a header.
 * @param mayBeOperator an operator may make them too, for the business that the query names
 */
export function callsOf(tag: string, role: CallerRole, { mayBeOperator = false } = {}) {
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

/** The parameters that a path names, the token of a link or an id, unless a call describes its own. */
const ofLink = { params: z.object({ token: z.string() }) };
const ofOne = { params: z.object({ id: id() }) };

/** The parts of a call's request, its path included. */
type RequestOf<Path, Call> = (Call extends { request: infer Parts } ? Parts : object) &
  (Path extends `${string}{id}${string}`
    ? typeof ofOne
    : Call extends { request: { params: unknown } }
      ? object
      : Path extends `${string}{token}${string}`
        ? typeof ofLink
        : object);

function describe<Method extends 'get' | 'post' | 'put' | 'delete'>(
  method: Method,
  tag: string,
  role: CallerRole,
  mayBeOperator: boolean,
) {
  const isReading = method === 'get';
  const mayBeAnyone = role === 'anyone';
  const schemes = { ...(!mayBeAnyone && { session: [] }), ...(!isReading && { xsrf: [] }) };
  return <Path extends string, Call extends About>(path: Path, { isLenient, ...call }: Call) => {
    const hasId = path.includes('{id}');
    // Too many calls and faults of the server can happen to every one.
    const statuses: FailureStatus[] = [429, 500, 503];
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
      request: {
        ...(path.includes('{token}') && ofLink),
        ...(hasId && ofOne),
        ...call.request,
      } as RequestOf<Path, Call>,
      responses: { ...call.responses, ...failures(statuses) },
    });
  };
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
export const photograph = (...fails: FailureStatus[]) => ({
  ...failures(fails),
  200: {
    description: 'The picture, at most 1920 pixels wide and high',
    content: { 'image/webp': { schema: { type: 'string' as const, format: 'binary' } } },
  },
});

const mediaTypes = {
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
type FileType = keyof typeof mediaTypes;

/** A downloaded file, in the caller's language. `.xls` is Excel 97, `.xlsx` Office Open XML. */
export function attachment<Type extends FileType>(
  file: `${string}.${Type}`,
  ...fails: FailureStatus[]
) {
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
  return { ...failures(fails), 200: answer };
}
