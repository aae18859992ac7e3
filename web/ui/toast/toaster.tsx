import { createRoot } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import type { ToastRequest } from './show-toast.ts';
import { heldFor } from './use-hold.ts';
import { ToastStack } from './toast-stack.tsx';

/** Milliseconds: screen readers announce changes to a live region, not its initial content. */
const settlingMs = 100;

let container: HTMLElement | undefined;

/** Resolves when toasts can be shown: in a React root of their own at the end of the page, apart from the page's. */
export function startToaster(): Promise<void> {
  container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<ToastStack />);
  return new Promise((resolve) => setTimeout(resolve, settlingMs));
}

export function addToast({ kind, text, id, duration }: ToastRequest): void {
  // Hydration recovery re-renders the document and removes unknown elements.
  if (container?.isConnected === false) document.body.append(container);
  // Time already paused counts for all toasts, including one added during the pause.
  const options = { id, duration, pauseDuration: -heldFor() };
  const message = typeof text === 'string' ? text : <>{text}</>;
  if (kind === 'blank') toast(message, options);
  else toast[kind](message, options);
}

export function removeToast(id: string): void {
  toast.dismiss(id);
}
