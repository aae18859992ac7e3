/*
 * Shows push messages on a device, and opens the page that one names when it is pressed. It caches no pages and
 * intercepts no requests.
 */
self.addEventListener('push', (event) => {
  const { title, body, lang, tag, url } = event.data.json();
  const options = { body, lang, tag, icon: '/icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.url, self.location.origin)));
});

async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === address.pathname);
  return open ? open.focus() : self.clients.openWindow(address.href);
}
