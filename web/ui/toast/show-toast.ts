import type { ReactNode } from 'react';
import type * as toaster from './toaster.tsx';

/** A toast's content; `loading` stays until dismissed or replaced by another with its id. */
export type ToastRequest = {
  /** A toast replaces an earlier one with the same id. */
  id?: string;
  /** Milliseconds until it disappears; by default that of its kind. */
  duration?: number;
} & (
  | { kind: 'blank' | 'error' | 'loading'; text: string }
  /** A success may contain a link; `custom` shows its content without an icon. */
  | { kind: 'success' | 'custom'; text: ReactNode }
);

type Toaster = typeof toaster;

let loading: Promise<Toaster> | undefined;

/** Shows a toast. The code for toasts loads on first use; if that fails, none is shown. */
export function showToast(request: ToastRequest): void {
  loading ??= load();
  loading.then(
    ({ addToast }) => addToast(request),
    () => (loading = undefined),
  );
}

/** Dismisses the toast with this id, even one still loading. */
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
