import type { Asked, Caller } from './ask.ts';
import type { Visit } from './draw-visit.ts';
import type { Answer } from './tape.ts';

/** Makes one visit; a picture that is elsewhere is fetched there, as a browser does. */
export async function makeVisit(caller: Caller, visit: Visit, due: number): Promise<Answer> {
  const { part, path } = visit;
  const answer = (status: number | null, fault: string | null): Answer => ({
    part,
    asked: due,
    answered: performance.now(),
    status,
    isWell: fault === null,
    ...(fault !== null && { fault: `${path}: ${fault}` }),
  });
  try {
    const asked = await follow(caller, path);
    const { status } = asked;
    return answer(status, status === 200 ? visit.faultOf(asked) : `answered ${status}`);
  } catch (error) {
    return answer(null, String(error));
  }
}

const headers = { 'accept-encoding': 'gzip' };

async function follow(caller: Caller, path: string): Promise<Asked> {
  const asked = await caller.ask({ path, headers });
  const { location } = asked.headers;
  if (asked.status < 300 || asked.status > 399 || location === undefined) return asked;
  const response = await fetch(location, { signal: AbortSignal.timeout(longestWaitMs) });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: {}, body };
}

/** Whoever is answered later has left. */
export const longestWaitMs = 15_000;
