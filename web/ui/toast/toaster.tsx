import { createRoot } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import type { ToastRequest } from './show-toast.ts';
import { heldFor } from './hold.ts';
import { ToastStack } from './toast-stack.tsx';

/** Screen readers announce what comes into a live region, not what a region comes with. */
const settlingMs = 100;

let container: HTMLElement | undefined;

/** Resolves when toasts can be shown: in a tree of their own at the end of the page, apart from what pages render. */
export function startToaster(): Promise<void> {
  container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<ToastStack />);
  return new Promise((resolve) => setTimeout(resolve, settlingMs));
}

export function addToast({ kind, text, id, duration }: ToastRequest): void {
  // A page that had to be rendered anew has thrown out what it did not know.
  if (container?.isConnected === false) document.body.append(container);
  // Time already held counts for all toasts, also for one that comes in the middle of it.
  const options = { id, duration, pauseDuration: -heldFor() };
  const message = typeof text === 'string' ? text : <>{text}</>;
  if (kind === 'blank') toast(message, options);
  else toast[kind](message, options);
}

export function removeToast(id: string): void {
  toast.dismiss(id);
}
