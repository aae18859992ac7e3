import { m, marketName } from '@orendi/messages';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { guarded } from '../../features/accounts/guarded.ts';
import { ConsoleFrame } from '../../features/operator/console-frame.tsx';
import { noneClass } from '../../features/operator/console-page.tsx';
import { neutralAddress } from '../../platform/language-address.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { ErrorPage } from '../error.tsx';

/** Every page shows the state of the outbox above its content. */
export const loader = guarded('operator', (_, { api }) => api('GET /operator/outbox'));

/** The outbox changes while the console is open. */
export const shouldRevalidate = () => true;

/** The layout of the operator's console. */
export function Component() {
  return (
    <ConsoleFrame>
      <Outlet />
    </ConsoleFrame>
  );
}

/** Replaces a page of the console that could not be loaded; the way to the others stays. */
export function ErrorBoundary() {
  const error = useRouteError();
  const location = useLocation();
  const isAnswer = isRouteErrorResponse(error);
  useBackOnline(true, () => window.location.reload());
  // For anybody else the console does not exist.
  if (isAnswer && error.status === 404 && error.data === null) return <ErrorPage />;
  const isUnreached = isAnswer && error.status === 503;
  return (
    <ConsoleFrame>
      <div role="alert" className={`${noneClass} border-t-0`}>
        <title>{`${m.broken_heading()} · ${marketName()}`}</title>
        <meta name="robots" content="noindex" />
        <h1 className="text-l text-ink">{m.console_failed()}</h1>
        <p>{isUnreached ? m.failure_network() : m.broken_text()}</p>
        {/* Loads the page in full, which works whatever is broken here. */}
        <a
          href={neutralAddress(location)}
          data-full-load={isUnreached ? undefined : ''}
          className={`${buttonClass()} text-ink`}
        >
          {m.broken_retry()}
        </a>
      </div>
    </ConsoleFrame>
  );
}
