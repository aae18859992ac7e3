import type { z } from '@hono/zod-openapi';
import type { apiRoutes } from './routes/index.ts';

/*
 * The API's calls as types, for clients: `'GET /public/products/{id}'` leads to the call's input and data. Types only,
 * so that no schema reaches the browser.
 */

type Routes = typeof apiRoutes;
type Route = Routes[keyof Routes];

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Json<Content> = Content extends { 'application/json': { schema: infer Schema } }
  ? Schema
  : never;

/** The parts of a request that the route defines; a part whose fields are all optional may be omitted. */
type Part<Name extends string, Fields> = [Fields] extends [never]
  ? { [name in Name]?: undefined }
  : Record<never, never> extends Fields
    ? { [name in Name]?: Fields }
    : { [name in Name]: Fields };

type RequestOf<R> = R extends { request: infer Parts } ? Parts : Record<never, never>;
type PartOf<R, Name extends string> =
  RequestOf<R> extends { [name in Name]: infer Schema } ? Input<Schema> : never;

type BodyOf<R> =
  RequestOf<R> extends { body: { content: infer Content } }
    ? Content extends { 'multipart/form-data': unknown }
      ? FormData
      : Input<Json<Content>>
    : never;

type AnswerOf<R> = R extends { responses: infer Responses }
  ? Responses extends { 200: infer Ok }
    ? Ok
    : Responses extends { 201: infer Created }
      ? Created
      : null
  : never;

/** The `data` that a call promises: null if it has none, a Blob for a file. */
export type DataOf<R> =
  AnswerOf<R> extends { content: infer Content }
    ? Content extends { 'application/json': { schema: infer Schema extends z.ZodType } }
      ? DataIn<z.output<Schema>>
      : Blob
    : null;

type DataIn<Body> = Body extends { data: infer Data } ? Data : never;

interface Call<R> {
  input: Part<'params', PartOf<R, 'params'>> &
    Part<'query', PartOf<R, 'query'>> &
    Part<'headers', PartOf<R, 'headers'>> &
    Part<'body', BodyOf<R>>;
  data: DataOf<R>;
}

type NameOf<R> = R extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Uppercase<Method>} ${Path}`
  : never;

/** Every call by method and path: its `input` and its `data`. */
export type ApiCalls = { [R in Route as NameOf<R>]: Call<R> };
export type ApiCall = keyof ApiCalls;
export type ApiInput<Name extends ApiCall> = ApiCalls[Name]['input'];
export type ApiData<Name extends ApiCall> = ApiCalls[Name]['data'];

/** The arguments of a call after its name; optional if no part of the request is required. */
export type ApiArguments<Name extends ApiCall> =
  Record<never, never> extends ApiInput<Name> ? [input?: ApiInput<Name>] : [input: ApiInput<Name>];

/** A client: `api('GET /public/products/{id}', { params: { id } })`. */
export type Api = <Name extends ApiCall>(
  name: Name,
  ...input: ApiArguments<Name>
) => Promise<ApiData<Name>>;
