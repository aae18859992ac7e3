import { m } from '@orendi/messages';
import { showToast } from '../../ui/toast/show-toast.ts';

/** Long enough to press the link. */
const duration = 8000;

/** Says in a toast that something is saved, with the way to where visitors see it. */
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
