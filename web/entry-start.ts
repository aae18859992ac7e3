import { rememberLanguage } from './features/shell/remember-language.ts';

/*
 * The only script that a page asks for at once. It lets the first picture have the line to itself, and then brings the
 * others: on a slow network the visitor sees the listing sooner, and the page is taken over no later.
 */

/** Pages work before their scripts, but nobody waits for a picture that does not come. */
const patienceMs = 2_500;

const wishes = ['pointerdown', 'keydown', 'focusin'] as const;

function pictureIsShown(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture === null) return isPainted();
  // One that fails is not waited for either.
  return picture
    .decode()
    .catch(() => undefined)
    .then(isPainted);
}

function isPainted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Whoever wants to use the page gets it at once. */
function somebodyActs(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const wish of wishes) addEventListener(wish, resolve, { once: true, capture: true });
  });
}

function isLate(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs));
}

function nextTurn(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

function fetchAhead(script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}

const address = () => location.pathname + location.search;
const opened = address();

/** Whoever goes back before the page is taken over gets the other page from the server; this one is left alone. */
function followHistory(): void {
  if (address() === opened) return;
  document.documentElement.dataset.left = '';
  location.reload();
}

rememberLanguage();
addEventListener('popstate', followHistory);

const { entry, scripts = '' } =
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
if (entry !== undefined) {
  await Promise.race([pictureIsShown(), somebodyActs(), isLate()]);
  const others = scripts.split(' ').filter((script) => script && script !== entry);
  for (const script of [entry, ...others]) fetchAhead(script);
  // Each is run in a turn of its own, so that none keeps a visitor's finger waiting; the last needs all the others.
  for (const script of [...others, entry]) {
    await import(/* @vite-ignore */ script);
    await nextTurn();
  }
  removeEventListener('popstate', followHistory);
}
