import { callsOf } from '@orendi/server/testing/own-catalogue';
import { post, headersAfter } from '@orendi/server/testing/seller';
import { drawPhoto } from '@orendi/server/testing/send-form';
import type { FaultShop } from './open-fault-shop.ts';

/** The shop's seller, signed in. */
export type FaultSeller = Awaited<ReturnType<typeof openSeller>>;

const longestWaitMs = 120_000;

/** Calls a process as the test kit calls an app. */
export const callerOf = (port: number) => ({
  request: (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      signal: init?.signal ?? AbortSignal.timeout(longestWaitMs),
    }),
});

/** @throws Error when the seller may not sign in */
export async function openSeller({ port, email, password }: FaultShop) {
  const caller = callerOf(port);
  const response = await post(caller, '/auth/login', { email, password });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  const headers = headersAfter(response);
  return {
    headers,
    /**
     * Publishes a product with a new photograph.
     * @param expected the status: 201, or 503 while pictures cannot be kept
     * @returns everything that is wrong with the answer
     */
    async publish(expected: 201 | 503, mostSeconds: number): Promise<string[]> {
      const images = await drawPhoto();
      const started = performance.now();
      const answer = await callsOf(caller, { headers })
        .createProduct({ images })
        .then(async (found) => (await found.arrayBuffer(), String(found.status)))
        .catch(String);
      const seconds = (performance.now() - started) / 1000;
      const isExpected = answer === String(expected);
      return [
        ...(isExpected ? [] : [`an upload answered ${answer} instead of ${expected}`]),
        ...(seconds > mostSeconds ? [`an upload was answered after ${seconds.toFixed(1)} s`] : []),
      ];
    },
  };
}
