/** What browsers say when they load for later: the standard's header, its forerunners, and Safari's start page. */
const marks = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether the browser calls ahead of time, for a page that nobody may ever see. */
export function isPrefetch(headers: Headers): boolean {
  return marks.some((name) => /\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''));
}
