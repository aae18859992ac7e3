import type { Random } from '../random.ts';
import { type Answer, readAnswer } from './document/answer.ts';
import type { Call } from './calls/call.ts';
import { createFinder } from './calls/find-operation.ts';
import { type WrittenRequest, writeRequest } from './calls/write-request.ts';
import type { CheckAnswer } from './document/check-answers.ts';
import type { Operation } from './document/operation.ts';
import { noCall, type Tally } from './tally.ts';
import type { Target } from './targets/target.ts';

/** No answer takes longer; the slowest work is a workbook. */
const patienceMs = 30_000;

/** Sends a call, compares the answer with the document, and keeps the cookies that it sets. */
export type SendCall = (call: Call) => Promise<Answer>;

interface Parts {
  target: Target;
  /** The path before that of every call. */
  server: string;
  operations: Operation[];
  check: CheckAnswer;
  tally: Tally;
  random: Random;
}

export function createSender({
  target,
  server,
  operations,
  check,
  tally,
  random,
}: Parts): SendCall {
  const findOperation = createFinder(operations, server);
  return async (call) => {
    // Many households, so that what is counted by network address is not reached by all of them together.
    const network = `${20 + random.below(60)}.${random.below(256)}.${random.below(256)}.7`;
    const request = writeRequest(call, server, network);
    const operation = findOperation(request.method, request.address);
    const name = operation?.id ?? noCall;
    try {
      const answer = await answerTo(target, request);
      tally.add(name, answer);
      const { status } = answer;
      const what =
        status >= 500
          ? `${status} ${JSON.stringify(answer.body)?.replace(/"requestId":"[^"]*"/, '') ?? ''}`
          : request.method === 'HEAD'
            ? null
            : check(operation, answer);
      if (what) tally.addFault({ call: name, what, isServerError: status >= 500, request });
      keepCookies(call, answer);
      return answer;
    } catch (error) {
      const what = `no answer: ${String(error)}`;
      tally.add(name, { status: 0 });
      tally.addFault({ call: name, what, isServerError: true, request });
      return { status: 0, type: '', headers: new Headers(), length: 0, body: what };
    }
  };
}

async function answerTo(target: Target, request: WrittenRequest): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new Error(`none within ${patienceMs / 1000} s`));
  const timer = setTimeout(fail, patienceMs);
  try {
    return await Promise.race([target.send(request).then(readAnswer), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** As a browser does; the XSRF cookie is always our own. */
function keepCookies({ by }: Call, { headers }: Answer): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (!by || name === 'XSRF-TOKEN') continue;
    if (value === '' || /max-age=0/i.test(line)) by.cookies.delete(name);
    else by.cookies.set(name, value);
  }
}
