import { answerRequest, fetchAhead } from './answer-request.ts';
import { syncTag } from '../../requests/waiting-requests.ts';
import { worker } from './scope.ts';
import { type SendOrder, sendWaiting } from './send-waiting.ts';

/*
 * The one service worker: shows push messages, answers from the device when there is no network, and sends requests that
 * were written without one. A new version takes over at once. That mixes no releases: files are kept by their hashed
 * names, so each page gets those it was built with.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration;
  event.waitUntil(Promise.all([worker.clients.claim(), navigationPreload?.enable()]));
});

worker.addEventListener('fetch', answerRequest);

/** The pages' orders. */
export interface WorkerOrder {
  ahead?: string[];
  /** Addresses that were loaded before the worker was there. */
  seen?: string[];
  send?: SendOrder;
}

worker.addEventListener('message', (event) => {
  const { ahead, seen, send } = event.data as WorkerOrder;
  // Without a network, all wait for the next opening of a page.
  if (ahead) event.waitUntil(fetchAhead(ahead, true).catch(() => {}));
  if (seen) event.waitUntil(fetchAhead(seen, false).catch(() => {}));
  if (send) event.waitUntil(sendWaiting(send).catch(() => {}));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting());
});

worker.addEventListener('push', (event) => {
  const { title, url, ...message } = event.data.json() as { title: string; url: string };
  const options = { ...message, icon: '/icon-192.png', data: { url } };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  const { url } = notification.data as { url: string };
  notification.close();
  event.waitUntil(show(new URL(url, worker.location.origin)));
});

async function show(address: URL): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === address.pathname);
  return open?.focus ? open.focus() : worker.clients.openWindow(address.href);
}
