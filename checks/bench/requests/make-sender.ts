import type { Caller } from '../../visitors/ask.ts';
import { sendRequest } from '../../visitors/send-request.ts';
import type { Draws } from '../draws/draw-listing.ts';

/** Sends a request for a random product, each time with a new captcha token and key. */
export function makeSender(
  caller: Caller,
  headers: Record<string, string>,
  draws: Draws,
  tokens: Iterator<string>,
): () => Promise<void> {
  return async () => {
    const { value: token, done } = tokens.next();
    if (done) throw new Error('The captcha tokens have run out.');
    const { status, body } = await sendRequest(caller, headers, draws.product().id, token);
    if (status !== 201) throw new Error(`A request answered ${status}: ${body.toString()}`);
  };
}
