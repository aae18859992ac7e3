import type { Random } from '../../random.ts';
import type { Operation } from '../document/read-document.ts';
import { draw, validValues } from '../values/valid-values.ts';

/** Who calls: the cookies that the account's browser would send. */
export interface Caller {
  cookies: Map<string, string>;
}

type Fields = Record<string, unknown>;
export type Pairs = [name: string, value: unknown][];

/** A call before it is written as a request, so that it can still be spoiled. */
export interface Call {
  operation: Operation;
  /** Null for a visitor. */
  by: Caller | null;
  path: Fields;
  query: Pairs;
  /** Null leaves out what is sent otherwise. */
  headers: Record<string, string | null>;
  /** The body, a JSON object or a form, whichever the operation takes; null for none. */
  fields: Pairs | null;
  /** A body instead of the fields. */
  raw?: { type: string | null; bytes: Buffer };
  /** Instead of the operation's. */
  method?: string;
  /** Instead of the address made of `path` and `query`. */
  address?: string;
}

/** Whatever a call needs that its schema cannot say. */
export interface Prepared {
  by?: Caller | null;
  path?: Fields;
  query?: Fields;
  headers?: Fields;
  /** Fields of the body; undefined leaves one out. */
  body?: Fields;
}

const defined = (fields: Fields): Pairs =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

/** A call whose values fit the document, with what was prepared in place of drawn values. */
export function validCall(operation: Operation, prepared: Prepared, random: Random): Call {
  const { parameters, body } = operation;
  const place = (where: 'path' | 'query' | 'header', own: Fields = {}) => {
    const drawn = parameters
      .filter((one) => one.in === where && (one.required || random.chance(0.25)))
      .map(({ name, schema }) => [name, draw(validValues(schema), random, { unbiased: true })]);
    return defined({ ...Object.fromEntries(drawn), ...own });
  };
  const hasBody = body !== null && (body.isRequired || prepared.body !== undefined);
  return {
    operation,
    by: prepared.by ?? null,
    path: Object.fromEntries(place('path', prepared.path)),
    query: place('query', prepared.query),
    headers: Object.fromEntries(
      place('header', prepared.headers).map(([name, value]) => [name, String(value)]),
    ),
    fields: hasBody
      ? defined({
          ...(draw(validValues(body.schema), random, { unbiased: true }) as Fields),
          ...prepared.body,
        })
      : null,
  };
}
