import { errorStatuses } from '@orendi/contract/error-codes';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Operation } from './read-document.ts';

/** An answer, read to its end unless it has none. */
export interface Answer {
  status: number;
  /** The media type without its parameters; empty when there is none. */
  type: string;
  headers: Headers;
  /** Bytes of the body. */
  length: number;
  /** Undefined when it is no JSON. */
  body: unknown;
}

/** Statuses for what the document does not list as a call: nothing is there, or the caller may not even ask. */
const statusesOfNothing = new Set([403, 404]);

/**
 * Compares answers with their document: status, media type, headers, the whole body, and whether code and status agree.
 * @returns tells what the document does not say about an answer, in a sentence; null when it says it all
 */
export function createAnswerCheck(failure: object) {
  const ajv = new Ajv2020({ strict: false, formats: { ...fullFormats } });
  const compiled = new Map<object, ValidateFunction>();

  const shapeFault = (schema: object, body: unknown): string | null => {
    const validate = compiled.get(schema) ?? ajv.compile(closeSchema(schema));
    compiled.set(schema, validate);
    if (validate(body)) return null;
    const { instancePath = '', message = '', params = {} } = validate.errors?.[0] ?? {};
    return `the body does not fit at "${instancePath}": ${message} ${JSON.stringify(params)}`;
  };

  const failureFault = ({ status, body }: Answer): string | null => {
    const { code } = (body ?? {}) as { code?: keyof typeof errorStatuses };
    const expected = code && errorStatuses[code];
    return expected === status ? null : `code ${String(code)} does not go with ${status}`;
  };

  return (operation: Operation | null, answer: Answer): string | null => {
    const { status, type } = answer;
    if (status === 0 || status >= 500) {
      return `${status} ${JSON.stringify(answer.body)?.replace(/"requestId":"[^"]*"/, '')}`;
    }
    if (!operation) {
      if (!statusesOfNothing.has(status)) return `${status} for what is no call of the document`;
      return failureFault(answer) ?? shapeFault(failure, answer.body);
    }
    // For whoever has the answer already, as the description of the document says.
    if (status === 304 && operation.method === 'GET') return null;
    const described = operation.responses[status];
    if (!described) return `status ${status} is not documented`;
    for (const name of Object.keys(described.headers ?? {})) {
      if (!answer.headers.has(name)) return `the documented header ${name} is missing`;
    }
    const { content = {} } = described;
    if (Object.keys(content).length === 0) {
      return answer.length > 0 ? 'a body where none is documented' : null;
    }
    if (!(type in content)) return `media type ${type} is not documented`;
    if (type !== 'application/json') return null;
    if (answer.body === undefined) return 'the body is no JSON';
    const fault = status >= 400 ? failureFault(answer) : null;
    return fault ?? shapeFault(content[type]?.schema ?? {}, answer.body);
  };
}

const combinations = ['allOf', 'anyOf', 'oneOf'];

/**
 * Closes every described object: a property that the document does not name is a fault, so that no answer can carry
 * more than was meant to be told. Of objects that are combined only the whole is closed.
 */
const closeSchema = (schema: object) =>
  JSON.parse(JSON.stringify(schema), (key, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part;
    if (combinations.includes(key)) {
      const parts = part as { unevaluatedProperties?: false }[];
      return parts.map(({ unevaluatedProperties: _closed, ...one }) => one);
    }
    const isObject = ['properties', ...combinations].some((name) => name in part);
    const isClosed = !isObject || 'additionalProperties' in part;
    return isClosed ? part : { ...part, unevaluatedProperties: false };
  }) as object;
