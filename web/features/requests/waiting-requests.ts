import type { FormValues } from './form-values.ts';

/** A request that was written without a network. It stays on the device until it is sent. */
export interface WaitingRequest {
  /** The subject's key: a later request about the same replaces this one. */
  item: string;
  name: string;
  shop: number;
  /** The address of the form. */
  form: string;
  idempotencyKey: string;
  /** Without the captcha's token. */
  body: object;
  values: FormValues;
  /** When it was written (ms). */
  at: number;
  /** The server's sentence, when it has refused the request. */
  refusal?: string;
  /** For a notification when it has gone out. */
  sentTitle: string;
}

/** The rest of it then, until the person has seen that. */
export type SentRequest = Pick<WaitingRequest, 'item' | 'name'> & { link: string };

/** A day: as long as the server knows the key, and as people remember what they asked. */
export const freshMs = 24 * 3_600_000;

export const isFresh = ({ at, refusal }: WaitingRequest) =>
  refusal === undefined && Date.now() - at < freshMs;

export const syncTag = 'requests';
/** An event of this page. */
export const waitingChanged = 'waiting-changed';

/* In the cache storage, which pages and the worker share without a library; each write is whole. */
const open = () => caches.open('waiting-requests');
const addressOf = (item: string) => `/waiting/${encodeURIComponent(item)}`;

/** Oldest first. Empty where the browser keeps nothing. */
export async function listWaiting(): Promise<(WaitingRequest | SentRequest)[]> {
  if (!('caches' in globalThis)) return [];
  const answers = await (await open()).matchAll();
  return Promise.all(answers.map((answer) => answer.json()));
}

async function keepWaiting(request: WaitingRequest | SentRequest): Promise<void> {
  await (await open()).put(addressOf(request.item), new Response(JSON.stringify(request)));
}

/** Only one writes at a time: a page that keeps a newer request about the same, or the worker that has sent the older. */
const alone = (write: () => Promise<void>) => navigator.locks.request('waiting request', write);

/** Puts what became of a request in its place, unless a newer one about the same stands there by now. */
export async function settleWaiting(
  { item, idempotencyKey }: WaitingRequest,
  outcome: WaitingRequest | SentRequest,
): Promise<void> {
  await alone(async () => {
    const kept = (await listWaiting()).find((one) => one.item === item);
    if (kept && 'body' in kept && kept.idempotencyKey === idempotencyKey)
      await keepWaiting(outcome);
  });
}

export async function dropWaiting(item: string): Promise<void> {
  await (await open()).delete(addressOf(item));
}

/**
 * Keeps a request that could not be sent, and has the browser send it in the background where it can.
 * @returns false where nothing would send it: without a worker
 */
export async function holdRequest(request: WaitingRequest): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return false;
  await alone(() => keepWaiting(request));
  const { sync } = registration as { sync?: { register: (tag: string) => Promise<void> } };
  // A refused background leaves the next opening of a page.
  await sync?.register(syncTag).catch(() => {});
  dispatchEvent(new Event(waitingChanged));
  return true;
}
