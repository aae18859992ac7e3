import type { ReactNode } from 'react';
import type * as toaster from './toaster.tsx';

interface ToastOptions {
  /** Toasts of one id take each other's place. */
  id?: string;
  /** Milliseconds until it goes, in place of what its kind has. */
  duration?: number;
}

/** What a toast says; `loading` stays until it is dismissed or another of its id takes its place. */
export type ToastRequest = ToastOptions &
  (
    | { kind: 'blank' | 'error' | 'loading'; text: string }
    /** A success may bring a way on; `custom` shows what it is given, without a sign of ours. */
    | { kind: 'success' | 'custom'; text: ReactNode }
  );

type Toaster = typeof toaster;

let loading: Promise<Toaster> | undefined;

/** Shows a toast. Loads what draws toasts on first use; where that cannot be loaded, there is none. */
export function showToast(request: ToastRequest): void {
  loading ??= load();
  loading.then(
    ({ addToast }) => addToast(request),
    () => (loading = undefined),
  );
}

/** Lets the toast of this id go, also one that is still on its way. */
export function dismissToast(id: string): void {
  loading?.then(
    ({ removeToast }) => removeToast(id),
    () => {},
  );
}

async function load(): Promise<Toaster> {
  const loaded = await import('./toaster.tsx');
  await loaded.startToaster();
  return loaded;
}
