import { m } from '@orendi/messages';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { neutralAddress } from '../platform/language-address.ts';
import { Notice } from '../platform/notice.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { useBackOnline } from '../ui/use-back-online.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** What stands in a page's place when it cannot be shown: unknown address, unknown item, or a fault. */
export function ErrorPage() {
  const error = useRouteError();
  const location = useLocation();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const isUnknown = status === 404;
  const isHydrated = useHydrated();
  useBackOnline(!isUnknown, () => window.location.reload());
  if (isUnknown) {
    if (codeOf(data) !== 'NOT_FOUND') {
      return <Notice title={m.not_found_heading()} text={m.not_found_text()} />;
    }
    return location.pathname.startsWith('/business/') ? (
      <Notice title={m.missing_business_heading()} text={m.missing_business_text()} />
    ) : (
      <Notice title={m.missing_item_heading()} text={m.missing_item_text()} />
    );
  }
  // Without a network a page's own script may be missing, which is not an answer of ours.
  const isUnreached = codeOf(data) === 'NETWORK' || (isHydrated && !navigator.onLine);
  return (
    <Notice title={m.broken_heading()} text={isUnreached ? m.failure_network() : m.broken_text()}>
      {/* A full page load: it works whatever is broken here. Without a network the browser would show a page of its own. */}
      <a
        href={neutralAddress(location)}
        data-full-load={isUnreached ? undefined : ''}
        className={buttonClass('main', 'large')}
      >
        {m.broken_retry()}
      </a>
    </Notice>
  );
}

/** The API's word for what failed: `NOT_FOUND` where it knows the address but not the item. */
function codeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;
}
