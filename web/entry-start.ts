import { rememberLanguage } from './features/shell/remember-language.ts';

/*
 * The only script a page requests immediately. It leaves the bandwidth to the first picture and then loads the rest: on
 * a slow network the visitor sees the listing sooner, and hydration is no later.
 */

/** Milliseconds. Pages work without scripts, but a picture that never arrives must not block them. */
const patienceMs = 2_500;

const wishes = ['pointerdown', 'keydown', 'focusin'] as const;

function pictureIsShown(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture === null) return isPainted();
  // A failed picture is not waited for either.
  return picture
    .decode()
    .catch(() => undefined)
    .then(isPainted);
}

function isPainted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Any interaction loads the scripts at once. */
function somebodyActs(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const wish of wishes) addEventListener(wish, resolve, { once: true, capture: true });
  });
}

function after(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function fetchAhead(script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}

/** Which page an address means; its language is taken out of it before hydration. */
function pageAt(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete('lang');
  return `${pathname}?${searchParams}`;
}

// The page the server rendered: the visitor may have navigated back before this script runs.
const [navigation] = performance.getEntriesByType('navigation');
const opened = pageAt(navigation?.name ?? location.href);

/**
 * If the visitor navigates back before hydration, the server renders the other page; this one is left alone. The router
 * must not hear of it either: it would tell React of a page other than the one that is hydrated.
 */
function followHistory(event?: Event): void {
  if (pageAt(location.href) === opened) return;
  event?.stopImmediatePropagation();
  document.documentElement.dataset.left = '';
  location.reload();
}

rememberLanguage();
addEventListener('popstate', followHistory);
// Dispatched by `LivingPage`.
addEventListener('hydrated', () => removeEventListener('popstate', followHistory), { once: true });
followHistory();

const { entry, scripts = '' } =
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
if (entry !== undefined) {
  await Promise.race([pictureIsShown(), somebodyActs(), after(patienceMs)]);
  const others = scripts.split(' ').filter((script) => script && script !== entry);
  for (const script of [entry, ...others]) fetchAhead(script);
  // Each runs in its own task so that none blocks input; the entry comes last because it needs the others.
  for (const script of [...others, entry]) {
    await import(/* @vite-ignore */ script);
    await after(0);
  }
}
