import { landingLanguage } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import { isRouteErrorResponse, useHref, useLocation, useRouteError } from 'react-router';
import { failureCode } from '../api/loader-api.ts';
import { MissingPage } from '../features/discovery/missing-page.tsx';
import { neutralAddress } from '../platform/language-address.ts';
import { Notice } from '../platform/notice.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { useBackOnline } from '../ui/use-back-online.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * Replaces a page that cannot be shown: unknown address, unknown item, or an error.
 * @param title of a part that was there before; whatever the error, it could not be loaded
 */
export function ErrorPage({ title }: { title?: string }) {
  const error = useRouteError();
  const location = useLocation();
  const pathname = useHref(location.pathname);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isUnknown = status === 404 && title === undefined;
  const isOwners = status === 403 && title === undefined;
  const isHydrated = useHydrated();
  useBackOnline(!isUnknown && !isOwners, () => window.location.reload());
  if (isUnknown) {
    // `NOT_FOUND` if the address is valid but the item does not exist.
    if (failureCode(error) !== 'NOT_FOUND' || landingLanguage(location.pathname)) {
      return <MissingPage title={m.not_found_heading()} text={m.not_found_text()} />;
    }
    return location.pathname.startsWith('/business/') ? (
      <MissingPage title={m.missing_business_heading()} text={m.missing_business_text()} />
    ) : (
      <MissingPage title={m.missing_item_heading()} text={m.missing_item_text()} />
    );
  }
  if (isOwners) {
    return (
      <Notice title={m.owners_heading()} text={m.owners_text()}>
        <a href={paths.dashboard} className={buttonClass('main', 'large')}>
          {m.nav_dashboard()}
        </a>
      </Notice>
    );
  }
  // Without a network the page's script may fail to load, which is not an API response.
  const isUnreached = failureCode(error) === 'NETWORK' || (isHydrated && !navigator.onLine);
  return (
    <Notice
      title={title ?? m.broken_heading()}
      text={isUnreached ? m.failure_network() : m.broken_text()}
    >
      {/* A full page load, which works whatever is broken here. Offline, the browser would replace this page with its
          own error. */}
      <a
        href={neutralAddress({ ...location, pathname })}
        data-full-load={isUnreached ? undefined : ''}
        className={buttonClass('main', 'large')}
      >
        {m.broken_retry()}
      </a>
    </Notice>
  );
}
