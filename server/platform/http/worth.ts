import { AsyncLocalStorage } from 'node:async_hooks';

/** The loss from an unanswered call: the first kind is shed first. */
export const worths = ['aside', 'reading', 'asking'] as const;
export type Worth = (typeof worths)[number];

/** Similar pieces, suggestions and the count of views: a page is good without them. */
const aside = /^\/v1\/public\/(suggestions$|results\/related\/|\w+\/[^/]+\/views$)/;
/** Besides all that changes something: what leads to it. */
const asking =
  /^\/(v1\/(auth\/|public\/captcha$)|login|sign-up|forgot-password|reset-password|verify-email|[^/]+\/[^/]+\/request$)/;

export function worthOf(method: string, path: string): Worth {
  if (aside.test(path)) return 'aside';
  return (method === 'GET' || method === 'HEAD') && !asking.test(path) ? 'reading' : 'asking';
}

interface Work {
  worth: Worth;
  /** When it began, by `performance.now()`. */
  since: number;
}

const current = new AsyncLocalStorage<Work>();

/** Null outside of any. */
export const currentWork = (): Work | null => current.getStore() ?? null;

export function workFor<T>(worth: Worth, work: () => T): T {
  return current.run({ worth, since: performance.now() }, work);
}
