import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, writeRequest, type WrittenRequest } from './calls/call.ts';
import {
  type Answer,
  createFinder,
  type Operation,
  type readDocument,
} from './document/read-document.ts';
import type { FuzzedShop } from './open-shop.ts';
import type { Report } from './report.ts';
import { observe } from './world/account.ts';
import type { Random } from '@orendi/demo/catalogue/random';
import { errorStatuses } from '@orendi/contract/error-codes';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** No answer takes longer; the slowest work is a workbook. */
const patienceMs = 30_000;
/** A body that never ends is left after its headers. */
const endless = 'text/event-stream';

/** Sends calls, reports how the answers compare with the document, and keeps what they tell of the caller. */
export function createSender(
  shop: FuzzedShop,
  { operations, failure, server }: ReturnType<typeof readDocument>,
  report: Report,
  random: Random,
): (call: Call) => Promise<Answer> {
  const findOperation = createFinder(operations, server);
  const check = createAnswerCheck(failure);
  return async (call) => {
    // Many households, so that what is counted by network address is not reached by all of them together.
    const network = `${20 + random.below(60)}.${random.below(256)}.${random.below(256)}.7`;
    const request = await writeRequest(call, server, network);
    const operation = findOperation(request.method, request.address);
    const answer = await answerTo(shop, request);
    report.count(operation, answer.status);
    const isChecked = request.method !== 'HEAD' || answer.status >= 500;
    const what = isChecked ? check(operation, answer) : null;
    if (what) report.addFault(what, operation, request);
    keepCookies(call, answer);
    observe(call, answer);
    return answer;
  };
}

/** Status 0 with a reason in place of an answer that does not come. */
async function answerTo(shop: FuzzedShop, request: WrittenRequest): Promise<Answer> {
  const { method, address, headers } = request;
  const body = request.body && Uint8Array.from(request.body);
  const forwarded = { 'x-forwarded-for': headers['x-forwarded-for'] };
  const socket = { remoteAddress: '127.0.0.1' };
  const incoming = { headers: forwarded, socket } as unknown as IncomingMessage;
  const late = pause(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error(`none within ${patienceMs / 1000} s`);
  });
  try {
    const answered = shop.request(address, { method, headers, body }, { incoming });
    return await Promise.race([answered.then(readAnswer), late]);
  } catch (error) {
    const body = `no answer: ${String(error)}`;
    return { status: 0, type: '', headers: new Headers(), length: 0, body };
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  if (type === endless) {
    await response.body?.cancel();
    return { status, type, headers, length: 0, body: undefined };
  }
  // Not `bytes()`: once a test in the same process has listened on a port, responses are Hono's, which lack it.
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = type === 'application/json' ? parse(bytes.toString()) : undefined;
  return { status, type, headers, length: bytes.length, body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps cookies like a browser; the XSRF cookie is always our own. */
function keepCookies({ by }: Call, { headers }: Answer): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (!by || name === 'XSRF-TOKEN') continue;
    if (value === '' || /max-age=0/i.test(line)) by.cookies.delete(name);
    else by.cookies.set(name, value);
  }
}

/** Statuses for what the document does not list as a call: nothing is there, or the caller may not even ask. */
const statusesOfNothing = new Set([403, 404]);

/**
 * Compares answers with their document: status, media type, headers, the whole body, and whether code and status agree.
 * @param failure the schema of every failure
 * @returns tells what the document does not say about an answer, in a sentence; null when it says it all
 */
function createAnswerCheck(failure: object) {
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
