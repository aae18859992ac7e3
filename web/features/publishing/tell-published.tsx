import { m } from '@orendi/messages';
import { showToast } from '../../ui/toast/show-toast.ts';

/** Milliseconds: long enough to press the link. */
const duration = 8000;

/**
 * Shows a toast that something was saved, with a link to the page visitors see. Only once the way to the next page is
 * over: while it waits for the user, a spinner covers the page and the link.
 */
export function tellPublished(text: string, href: string): void {
  showToast({
    kind: 'success',
    id: 'published',
    duration,
    text: (
      <>
        {text}{' '}
        <a href={href} className="underline underline-offset-4">
          {m.product_see()}
        </a>
      </>
    ),
  });
}
