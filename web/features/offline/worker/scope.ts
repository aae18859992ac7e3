/* The browser's types for pages leave service workers out; both sets in one program contradict each other. */

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { data: unknown };
  sync: LastingEvent & { tag: string };
  push: LastingEvent & { data: { json: () => unknown } };
  notificationclick: LastingEvent & { notification: Notification };
}

interface Page {
  url: string;
  focus?: () => Promise<unknown>;
  postMessage: (message: unknown, transfer?: Transferable[]) => void;
}

export const worker = globalThis as unknown as {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  location: Location;
  registration: ServiceWorkerRegistration;
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<Page | undefined>;
    matchAll: (options: object) => Promise<Page[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
};

export async function readCookie(name: string): Promise<string | null> {
  return (await worker.cookieStore?.get(name))?.value ?? null;
}

export async function tellPages(message: unknown): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message, []);
}
