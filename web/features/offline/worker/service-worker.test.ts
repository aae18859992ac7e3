import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

type Listener = (event: object) => void;

async function startWorker(openPages: string[]) {
  const listeners: Record<string, Listener> = {};
  const focus = vi.fn();
  const openWindow = vi.fn();
  const showNotification = vi.fn();
  for (const [name, value] of Object.entries({
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
    location: { origin: 'https://shop.example' },
    registration: { showNotification },
    clients: { matchAll: async () => openPages.map((url) => ({ url, focus })), openWindow },
  }))
    vi.stubGlobal(name, value);
  vi.resetModules();
  await import('./service-worker.ts');
  const dispatch = async (type: string, event: object) => {
    const waited: unknown[] = [];
    listeners[type]?.({ ...event, waitUntil: (work: unknown) => waited.push(work) });
    await Promise.all(waited);
  };
  return { dispatch, focus, openWindow, showNotification };
}

const press = { notification: { close: vi.fn(), data: { url: '/dashboard' } } };

it('shows a message as the server has written it', async () => {
  const { dispatch, showNotification } = await startWorker([]);
  const message = { title: 'Kërkesë e re', body: 'Besa', lang: 'sq', tag: 'request-7' };
  await dispatch('push', { data: { json: () => ({ ...message, url: '/dashboard' }) } });
  const { title, ...options } = message;
  expect(showNotification).toHaveBeenCalledWith(title, {
    ...options,
    icon: '/icon-192.png',
    data: { url: '/dashboard' },
  });
});

it('brings an open dashboard to the front', async () => {
  const { dispatch, focus, openWindow } = await startWorker([
    'https://shop.example/',
    'https://shop.example/dashboard?page=2',
  ]);
  await dispatch('notificationclick', press);
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

it('opens the dashboard where it is not open', async () => {
  const { dispatch, openWindow } = await startWorker(['https://shop.example/profile']);
  await dispatch('notificationclick', press);
  expect(openWindow).toHaveBeenCalledWith('https://shop.example/dashboard');
});
