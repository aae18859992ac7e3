import { visitorHeaders } from '../seller.ts';
import type { RunningVersion } from './start-version.ts';

export interface Visits {
  /** Waits until each kind of visit was answered this many more times. */
  untilEach(times: number): Promise<void>;
  /** @returns what was not answered as it should be */
  stop(): Promise<string[]>;
}

/** Visits a server in every way at once, without a pause, as it must go on serving. */
export function beginVisits(
  { request }: Pick<RunningVersion, 'request'>,
  productId: number,
  solve: () => Promise<string>,
): Visits {
  const over = new AbortController();
  const failures: string[] = [];
  const send = async () => ({
    method: 'POST',
    body: JSON.stringify({
      name: 'Besa Hoxha',
      contactEmail: 'besa@example.com',
      preferredContactMethod: 'email',
      message: '',
      type: 'product',
      id: productId,
      token: await solve(),
    }),
    headers: { ...visitorHeaders, 'idempotency-key': crypto.randomUUID() },
  });
  let page = 0;
  const kinds: (() => Promise<[path: string, init?: RequestInit]>)[] = [
    // Each on a page of its own, as a kept answer would need nothing of the database.
    async () => [`/v1/public/results?page=${(page += 1)}`],
    async () => [`/v1/public/results/search?query=kolltuk&page=${(page += 1)}`],
    async () => [`/v1/public/products/${productId}?visit=${(page += 1)}`],
    async () => ['/v1/public/requests', await send()],
  ];
  const counts = kinds.map(() => 0);
  const visitors = kinds.map(async (kind, at) => {
    while (!over.signal.aborted) {
      const [path, init] = await kind();
      const status = await request(path, init).then(
        (response) => response.arrayBuffer().then(() => response.status),
        (error: unknown) => String(error),
      );
      if (status !== 200 && status !== 201) failures.push(`${path}: ${status}`);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  });
  return {
    async untilEach(times) {
      const goals = counts.map((count) => count + times);
      while (counts.some((count, at) => count < (goals[at] ?? 0)) && failures.length < 10) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    async stop() {
      over.abort();
      await Promise.all(visitors);
      return failures;
    },
  };
}
