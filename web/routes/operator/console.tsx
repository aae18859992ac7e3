import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { guarded } from '../../features/accounts/guarded.ts';
import { consolePageNames, describePage } from '../../features/operator/console-pages.ts';
import { MailAlarm } from '../../features/operator/mail-alarm.tsx';
import { ConsoleActionsProvider } from '../../features/operator/use-console.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { ErrorPage } from '../error.tsx';

/** Every page shows the state of the outbox above its content. */
export const loader = guarded('operator', (_, { api }) => api('GET /operator/outbox'));

/** The outbox changes while the console is open. */
export const shouldRevalidate = () => true;

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
  // For anybody else the console does not exist.
  const isUnknown = isRouteErrorResponse(error) && error.status === 404 && error.data === null;
  if (isUnknown) return <ErrorPage />;
  return (
    <ConsoleFrame>
      <div role="alert">
        <ErrorPage title={m.console_failed()} />
      </div>
    </ConsoleFrame>
  );
}

/** The frame of every page of the console: the way to the others, beside it or, on narrow screens, in a menu above. */
function ConsoleFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const disclosure = useDisclosure();
  const pages = consolePageNames.map(describePage);
  const here = pages.find(({ path }) => path === pathname)?.title;
  const links = (
    <ul>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a
            href={path}
            aria-current={path === pathname ? 'page' : undefined}
            className={linkClass}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="wrap grid grid-cols-1 gap-4 pt-4 pb-2 lg:grid-cols-[--spacing(48)_minmax(0,1fr)] lg:items-start lg:gap-10 lg:pt-8 lg:pb-14">
      <details ref={disclosure} className="group relative z-2 lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-2 rounded-m border border-line-control bg-surface px-4 font-medium">
          <span className="sr-only">{m.console_label()}: </span>
          {here ?? m.nav_console()}
          <Icon name="down" className="size-5 group-open:rotate-180" />
        </summary>
        <nav
          aria-label={m.console_label()}
          className="absolute inset-x-0 top-full mt-2 animate-unfold rounded-m border border-line bg-surface p-2 shadow-lift"
        >
          {links}
        </nav>
      </details>
      <nav aria-label={m.console_label()} className="sticky top-22 hidden text-s lg:block">
        {links}
      </nav>
      <div className="min-w-0">
        <ConsoleActionsProvider>
          <MailAlarm />
          {children}
        </ConsoleActionsProvider>
      </div>
    </div>
  );
}

const linkClass =
  'block rounded-s px-3 py-2 text-ink-quiet transition-colors hover:bg-sand hover:text-ink in-[details]:py-2.5 aria-[current]:bg-sand aria-[current]:font-semibold aria-[current]:text-ink';
