import type { Random } from '../../random.ts';
import { isForm, isJson, type Operation, type Parameter } from '../document/operation.ts';
import { validValue } from '../values/valid-value.ts';
import type { Body, Call, Caller } from './call.ts';

/** What a call needs that its schema cannot say. */
export interface Prepared {
  /** Null for a visitor. */
  by?: Caller | null;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  /** Fields of the body; undefined leaves one out. */
  body?: Record<string, unknown>;
}

type Fields = Record<string, unknown>;
const given = (fields: Fields) => Object.entries(fields).filter(([, value]) => value !== undefined);

/** A call whose values fit the document, with what was prepared in place of drawn values. */
export function validCall(operation: Operation, prepared: Prepared, random: Random): Call {
  const { parameters } = operation;
  const draw = (place: Parameter['in'], own: Fields = {}) => {
    const drawn = parameters
      .filter((parameter) => parameter.in === place && (parameter.required || random.chance(0.25)))
      .map(({ name, schema }) => [name, validValue(schema, random)]);
    return { ...Object.fromEntries(drawn), ...own } as Fields;
  };
  const headers = draw('header', prepared.headers);
  return {
    operation,
    by: prepared.by ?? null,
    path: draw('path', prepared.path),
    query: given(draw('query', prepared.query)),
    headers: Object.fromEntries(given(headers).map(([name, value]) => [name, String(value)])),
    body: validBody(operation, prepared.body, random),
  };
}

function validBody(operation: Operation, prepared: Fields | undefined, random: Random): Body {
  const { body } = operation;
  if (!body || (!body.isRequired && !prepared)) return { kind: 'none' };
  const value = { ...(validValue(body.schema, random) as Fields), ...prepared };
  if (isForm(operation)) return { kind: 'form', fields: given(value) };
  if (isJson(operation)) return { kind: 'json', value: Object.fromEntries(given(value)) };
  return { kind: 'none' };
}
