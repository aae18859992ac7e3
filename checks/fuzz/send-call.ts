import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, writeRequest, type WrittenRequest } from './calls/call.ts';
import { type Answer, createAnswerCheck } from './document/check-answers.ts';
import { createFinder, type readDocument } from './document/read-document.ts';
import type { FuzzedShop } from './open-shop.ts';
import type { Report } from './report.ts';
import type { Random } from '@orendi/demo/catalogue/random';

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
    if (call.by && answer.status === 401) call.by.isSuspect = true;
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
  const isJson = type === 'application/json';
  const body: unknown = isJson ? await new Response(bytes).json().catch(() => {}) : undefined;
  return { status, type, headers, length: bytes.length, body };
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
