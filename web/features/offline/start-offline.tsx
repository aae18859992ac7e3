import { createRoot } from 'react-dom/client';
import { pictureSource, sourceAddress } from '../../ui/picture-source.ts';
import { paths } from '../../platform/paths.ts';
import { followKept, keepText, keptText } from '../../platform/kept-text.ts';
import { showChoice } from '../../platform/view-choice.ts';
import { keptPieces } from '../kept/kept-pieces.ts';
import { OfflineBar } from './offline-bar.tsx';
import { noteVisit } from './invitation.tsx';
import type { WorkerOrder } from './worker/service-worker.ts';

const workerAddress = '/push-worker.js';
/** Pixels: a kept piece's picture on phones. */
const thumbWidth = 320;
/** An outdated page is loaded anew once in that time (ms), and after the router has changed the address. */
const [reloadEvery, addressMs] = [60_000, 500];

/** Gives the page its worker, and the bar above its content. Loading this module does it, when the page is idle. */
async function startOffline(): Promise<void> {
  noteVisit();
  const bar = document.createElement('div');
  bar.id = 'offline';
  // The content, and not this element, is what the bar sticks within.
  bar.className = 'contents';
  document.querySelector('main')?.before(bar);
  createRoot(bar).render(<OfflineBar />);
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const { isOutdated, keptAt } = data as { isOutdated?: true; keptAt?: number };
    if (isOutdated) setTimeout(reloadOnce, addressMs);
    // The page is a copy, until there is a network again.
    if (keptAt !== undefined) showChoice('kept', String(keptAt));
  });
  addEventListener('online', () => showChoice('kept', null));
  navigator.serviceWorker.startMessages();
  // Taken note of now: the worker takes over as soon as it is there.
  const isFirst = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  let known = '';
  const fetchKept = () => {
    const ahead = keptPieces().flatMap(({ image }) => {
      const source = image === null ? null : pictureSource(image);
      return source ? [sourceAddress(source, thumbWidth)] : [];
    });
    if (keptPieces().length === 0 || ahead.join() === known) return;
    known = ahead.join();
    active?.postMessage({ ahead: [paths.kept, ...ahead] } satisfies WorkerOrder, []);
  };
  followKept(fetchKept);
  fetchKept();
  // The browser's own cache has all that was shown before the worker came: it costs nothing to keep.
  const shown = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = ['assets', 'media'].map((folder) => `${location.origin}/${folder}/`);
  const own = shown.filter((address) => files.some((start) => address.startsWith(start)));
  if (isFirst) active?.postMessage({ seen: [location.href, ...own] } satisfies WorkerOrder, []);
}

await startOffline();

function reloadOnce(): void {
  const last = Number(keptText('reloaded', 'sessionStorage') ?? 0);
  if (Date.now() - last < reloadEvery) return;
  // Where nothing is kept, a page would be loaded again and again.
  if (keepText('reloaded', String(Date.now()), 'sessionStorage')) location.reload();
}
