import { m } from '@orendi/messages';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { Notice } from '../features/shell/notice.tsx';
import { neutralAddress } from '../features/shell/language-address.ts';
import { buttonClass } from '../ui/button-class.ts';

/** What stands in a page's place when it cannot be shown: unknown address, unknown item, or a fault. */
export function ErrorPage() {
  const error = useRouteError();
  const location = useLocation();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (status === 404) {
    return isUnknownItem(data) ? (
      <Notice title={m.missing_item_heading()} text={m.missing_item_text()} />
    ) : (
      <Notice title={m.not_found_heading()} text={m.not_found_text()} />
    );
  }
  return (
    <Notice title={m.broken_heading()} text={m.broken_text()}>
      {/* A full page load: it works whatever is broken here. */}
      <a href={neutralAddress(location)} data-full-load className={buttonClass('main', 'large')}>
        {m.broken_retry()}
      </a>
    </Notice>
  );
}

/** The API knows the address but not the item. */
function isUnknownItem(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'code' in data && data.code === 'NOT_FOUND';
}
