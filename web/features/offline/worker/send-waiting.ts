import type { Captcha } from '@orendi/contract/schemas/captcha';
import { solveChallenge } from 'altcha-lib';
import type { ApiFailure } from '../../../api/failure.ts';
import { deriveKey } from '../../captcha/solving/derive-key.ts';
import {
  dropWaiting,
  isFresh,
  listWaiting,
  settleWaiting,
  type SentRequest,
  type WaitingRequest,
} from '../../requests/waiting-requests.ts';
import { readCookie, tellPages, worker } from './scope.ts';

export interface SendOrder {
  /** Solved by the page, by item. */
  tokens: Record<string, string>;
  /** The page's, for browsers whose workers cannot read cookies. */
  xsrf: string;
  /** The items that the person wants sent although they are old. */
  asked: string[];
}

/**
 * Sends what is waiting, and is the only place that does: one lock holds off the other tabs and the background, and a
 * request whose answer was lost goes out under its key again, for which the server answers with the first.
 * @throws TypeError without a network, so that the browser tries again later
 */
export async function sendWaiting(order?: SendOrder): Promise<void> {
  await navigator.locks.request('waiting requests', async () => {
    for (const request of await listWaiting()) {
      if ('link' in request) continue;
      if (isFresh(request) || order?.asked.includes(request.item)) await send(request, order);
    }
  });
}

async function send(request: WaitingRequest, order: SendOrder | undefined): Promise<void> {
  const { item, name, shop, idempotencyKey, body, sentTitle } = request;
  const token = order?.tokens[item] ?? (await solve(shop));
  // Google's captcha needs a page.
  if (token === null) return;
  const answer = await fetch('/v1/public/requests', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      'X-XSRF-TOKEN': decodeURIComponent((await readCookie('XSRF-TOKEN')) ?? order?.xsrf ?? ''),
    },
    body: JSON.stringify({ ...body, token }),
  });
  if (answer.ok) {
    const { data } = (await answer.json()) as { data: { link: string } };
    // The text goes; the link stays until the person has seen it.
    await settleWaiting(request, { item, name, link: data.link });
    await tellSent({ item, name, link: data.link }, sentTitle);
  } else if (answer.status >= 400 && answer.status < 500) {
    const refused: Partial<ApiFailure> = await answer.json().catch(() => ({}));
    if (isPassing(answer.status, refused)) return;
    await settleWaiting(request, { ...request, refusal: refused.message ?? '' });
  }
  await tellPages({ isWaitingChanged: true });
}

/** A refusal that says nothing about the request itself: the next attempt may succeed. */
function isPassing(status: number, { code, errors = [] }: Partial<ApiFailure>): boolean {
  const isOfCaptcha = errors.some(({ path }) => path === 'recaptcha');
  return status === 403 || status === 429 || code === undefined || isOfCaptcha;
}

async function solve(shop: number): Promise<string | null> {
  const answer = await fetch(`/v1/public/captcha?shop=${shop}`);
  if (!answer.ok) return null;
  const { data } = (await answer.json()) as { data: Captcha };
  if (data.provider !== 'altcha') return null;
  const solution = await solveChallenge({ challenge: data.challenge, deriveKey });
  return solution && btoa(JSON.stringify({ challenge: data.challenge, solution }));
}

/** Where a page is open, that says it. */
async function tellSent({ item, name, link }: SentRequest, title: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  if (pages.length > 0 || Notification.permission !== 'granted') return;
  await worker.registration.showNotification(title, {
    body: name,
    tag: `sent ${item}`,
    icon: '/icon-192.png',
    data: { url: link },
  });
  await dropWaiting(item);
}
