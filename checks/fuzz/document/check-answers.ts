import { errorStatuses } from '@orendi/contract/error-codes';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Answer } from './answer.ts';
import { closeSchemas } from './close-schemas.ts';
import type { Operation } from './operation.ts';
import type { Document } from './read-operations.ts';

/** @returns what the document does not say about the answer, as a sentence; null when it says it all */
export type CheckAnswer = (operation: Operation | null, answer: Answer) => string | null;

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Answers to what is no call of the document: nothing is there, or the caller may not even ask. */
const statusesOfNothing = new Set([403, 404]);

/** Compares answers with a document: status, media type, headers, the whole body, and whether code and status agree. */
export function createAnswerCheck(document: Document): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, formats: { ...fullFormats } });
  ajv.addSchema(closeSchemas(document), 'document');

  const shapeFault = (keys: string[], body: unknown): string | null => {
    const validate = ajv.getSchema(`document#/${keys.map(escape).join('/')}`);
    if (!validate || validate(body)) return null;
    const [error] = validate.errors ?? [];
    const { instancePath = '', message = '', params = {} } = error ?? {};
    return `the body does not fit at "${instancePath}": ${message} ${JSON.stringify(params)}`;
  };

  const failureFault = ({ status, body }: Answer): string | null => {
    const { code } = (body ?? {}) as { code?: keyof typeof errorStatuses };
    const expected = code && errorStatuses[code];
    return expected === status ? null : `code ${String(code)} does not go with ${status}`;
  };

  return (operation, answer) => {
    const { status, type } = answer;
    if (!operation) {
      if (!statusesOfNothing.has(status)) return `${status} for what is no call of the document`;
      return failureFault(answer) ?? shapeFault(['components', 'schemas', 'Failure'], answer.body);
    }
    // For whoever has the answer already, as the description of the document says.
    if (status === 304 && operation.method === 'GET') return null;
    const described = operation.responses[status];
    if (!described) return `status ${status} is not documented`;
    for (const name of Object.keys(described.headers ?? {})) {
      if (!answer.headers.has(name)) return `the documented header ${name} is missing`;
    }
    const types = Object.keys(described.content ?? {});
    if (types.length === 0) return answer.length > 0 ? 'a body where none is documented' : null;
    if (!types.includes(type)) return `media type ${type} is not documented`;
    if (type !== 'application/json') return null;
    if (answer.body === undefined) return 'the body is no JSON';
    const { path, method } = operation;
    const keys = [path, method.toLowerCase(), 'responses', String(status), 'content', type];
    return (
      (status >= 400 ? failureFault(answer) : null) ??
      shapeFault(['paths', ...keys, 'schema'], answer.body)
    );
  };
}
