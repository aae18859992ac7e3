import {
  findAnswer,
  findOtherSize,
  forgetAnswer,
  keepAnswer,
  keptHeader,
  mayBeKept,
} from './kept-answers.ts';
import { type FetchEvent, readCookie, worker } from './scope.ts';

/** Milliseconds after which a kept copy is shown instead of an answer that does not come. */
const patienceMs = 8_000;
/** Scripts and styles leave later than the pages that need them, and what is fetched ahead last of all (ms). */
const [scriptsLater, aheadLater] = [24 * 3_600_000, 60 * 24 * 3_600_000];

/**
 * Answers pages and what they consist of. Files have a hash or a digest in their names and never change, so a kept one is
 * as good as the server's, whichever release asks; all else comes from the server while there is one.
 */
export function answerRequest(event: FetchEvent): void {
  const { method, url, mode, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin || headers.has('range')) return;
  if (/^\/(assets|media)\//.test(pathname)) event.respondWith(answerFile(event));
  else if (mode === 'navigate' || /^\/(v1\/public|icons)\//.test(pathname))
    event.respondWith(answerFresh(event));
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const isScript = url.startsWith(`${worker.location.origin}/assets/`);
  const used = Date.now() + (isScript ? scriptsLater : 0);
  const kept = await findAnswer(url, used);
  if (kept) return kept;
  try {
    const answer = await fetch(event.request);
    if (mayBeKept(answer)) event.waitUntil(keepAnswer(url, answer.clone(), used));
    // An older release's, which the server has no longer: the page must be loaded anew.
    if (isScript && answer.status === 404)
      (await worker.clients.get(event.clientId))?.postMessage({ isOutdated: true });
    return answer;
  } catch (error) {
    const other = await findOtherSize(url);
    const found = other === undefined ? undefined : await findAnswer(other, used);
    if (found) return found;
    throw error;
  }
}

async function answerFresh(event: FetchEvent): Promise<Response> {
  const { url, mode } = event.request;
  const isPage = mode === 'navigate';
  const fresh = fetchFresh(event);
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  const answer = await Promise.race([fresh.catch(() => null), late]);
  if (answer) return answer;
  const kept = await findFresh(url, isPage);
  if (!kept) return fresh;
  const at = Number(kept.headers.get(keptHeader));
  if (isPage) return markPage(kept, at);
  (await worker.clients.get(event.clientId))?.postMessage({ keptAt: at });
  return kept;
}

async function fetchFresh(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = (await event.preloadResponse) ?? (await fetch(request));
  event.waitUntil(keepFresh(request.url, answer.clone()));
  return answer;
}

async function keepFresh(url: string, answer: Response, later = 0): Promise<void> {
  // A piece that is gone must not come back from the device.
  if (answer.status === 404 || answer.status === 410)
    for (const language of ['al', 'en']) await forgetAnswer(keyOf(url, language));
  if (!mayBeKept(answer)) return;
  const text = await answer.clone().text();
  const [, spoken] = /^<!doctype html>\s*<html[^>]* lang="(\w+)"/i.exec(text) ?? [];
  const told = spoken === 'sq' ? 'al' : spoken;
  await keepAnswer(keyOf(url, told ?? (await languageOf(url)) ?? 'al'), answer, Date.now() + later);
}

/** A page is never shown in a language that was not asked for; the API's answers hold both. */
async function findFresh(url: string, isPage: boolean): Promise<Response | undefined> {
  const asked = await languageOf(url);
  const languages = asked === null ? ['al', 'en'] : isPage ? [asked] : [asked, 'al', 'en'];
  for (const language of languages) {
    const found = await findAnswer(keyOf(url, language));
    if (found) return found;
  }
  return undefined;
}

const languageOf = async (url: string) =>
  new URL(url).searchParams.get('lang') ?? (await readCookie('lang'));

function keyOf(url: string, language: string): string {
  const address = new URL(url);
  address.searchParams.set('lang', language);
  address.hash = '';
  return address.href;
}

/** Tells the page's scripts that it is a copy, and from when. */
async function markPage(kept: Response, at: number): Promise<Response> {
  const text = await kept.text();
  return new Response(text.replace('<html', `<html data-kept="${at}"`), { headers: kept.headers });
}

/**
 * Keeps pages with their scripts, and pictures.
 * @param isForGood the device must always be able to show them: they leave last
 */
export async function fetchAhead(paths: readonly string[], isForGood: boolean): Promise<void> {
  const later = isForGood ? aheadLater : 0;
  const used = Date.now() + later;
  for (const path of paths) {
    const { href: url, pathname } = new URL(path, worker.location.origin);
    const isFile = /^\/(assets|media)\//.test(pathname);
    if (isFile && (await findAnswer(url, used))) continue;
    const answer = await fetch(url);
    if (!mayBeKept(answer)) continue;
    if (isFile) {
      await keepAnswer(url, answer, used);
      continue;
    }
    // Before the page, which is of no use without them.
    const files = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g);
    await fetchAhead([...new Set(files)], isForGood);
    await keepFresh(url, answer, later);
  }
}
