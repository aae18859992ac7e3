import { productFields } from '@orendi/server/testing/own-catalogue';
import { post, headersAfter } from '@orendi/server/testing/seller';
import { drawPhoto, sendForm } from '@orendi/server/testing/send-form';
import type { FaultShop } from './open-fault-shop.ts';

export interface Published {
  /** Null: no answer. */
  status: number | null;
  seconds: number;
  body: string;
}

/** The shop's seller, signed in. */
export interface FaultSeller {
  headers: Record<string, string>;
  /** Publishes a product with a new photograph. */
  publish(): Promise<Published>;
}

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
export async function openSeller({ port, email, password }: FaultShop): Promise<FaultSeller> {
  const caller = callerOf(port);
  const response = await post(caller, '/auth/login', { email, password });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`);
  const headers = headersAfter(response);
  return {
    headers,
    async publish() {
      const fields = { ...productFields, images: await drawPhoto() };
      const started = performance.now();
      const since = () => (performance.now() - started) / 1000;
      try {
        const path = '/private/product-creation/create';
        const answer = await sendForm(caller, { headers }, 'POST', path, fields);
        return { status: answer.status, body: await answer.text(), seconds: since() };
      } catch (error) {
        return { status: null, body: String(error), seconds: since() };
      }
    },
  };
}

/** What is wrong with an answer while pictures cannot be kept: anything but a 503, soon enough. */
export function judgeRefusal({ status, seconds }: Published, mostSeconds: number): string[] {
  return [
    ...(status === 503 ? [] : [`an upload answered ${status ?? 'nothing'} instead of 503`]),
    ...(seconds > mostSeconds ? [`an upload was answered after ${seconds.toFixed(1)} s`] : []),
  ];
}

export function judgePublished({ status, seconds }: Published, mostSeconds: number): string[] {
  return [
    ...(status === 201 ? [] : [`an upload afterwards answered ${status ?? 'nothing'}`]),
    ...(seconds > mostSeconds ? [`an upload afterwards took ${seconds.toFixed(1)} s`] : []),
  ];
}
