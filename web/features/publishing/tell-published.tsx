import { m } from '@orendi/messages';
import { dismissToast, showToast } from '../../ui/toast/show-toast.ts';

const id = 'published';
/** Milliseconds: long enough to press the link. */
const duration = 8000;

/**
 * Shows a toast that something was saved, with a link to the page visitors see. Only once the way to the next page is
 * over: while it waits for the user, a spinner covers the page and the link.
 */
export function tellPublished(text: string, href: string): void {
  showToast({
    kind: 'success',
    id,
    duration,
    text: (
      <>
        {text}{' '}
        <a href={href} onClick={() => dismissToast(id)} className="underline underline-offset-4">
          {m.product_see()}
        </a>
      </>
    ),
  });
}
