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

/**
 * The library's ids by ours: it removes a leaving toast after a while by its id, and would remove with it a new one that has
 * taken its place under the same.
 */
const shownAs = new Map<string, string>();

export function addToast({ kind, text, id = '', duration }: ToastRequest): void {
  placeContainer();
  // Time already paused counts for all toasts, including one added during the pause.
  const options = { duration, pauseDuration: -heldFor() };
  const message = typeof text === 'string' ? text : <>{text}</>;
  const show = kind === 'blank' ? toast : toast[kind];
  const former = shownAs.get(id);
  if (former !== undefined) toast.remove(former);
  const shown = show(message, options);
  if (id !== '') shownAs.set(id, shown);
}

/**
 * Moves the toasts into the topmost modal dialog, which is over all else and makes it inert; back to the page once that is
 * closed. Hydration recovery re-renders the document and removes unknown elements, too.
 */
function placeContainer(): void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const place = dialog ?? document.body;
  if (container === undefined || container.parentElement === place) return;
  place.append(container);
  dialog?.addEventListener('close', placeContainer, { once: true });
}

export function removeToast(id: string): void {
  const shown = shownAs.get(id);
  if (shown !== undefined) toast.dismiss(shown);
}
