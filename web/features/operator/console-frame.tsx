import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { MailAlarm } from './mail-alarm.tsx';
import { ConsoleActionsProvider } from './use-console.tsx';

/** The frame of every page of the console: the way to the others, beside it or, on narrow screens, in a menu above. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { operatorStyles } = usePage().assets;
  const disclosure = useDisclosure();
  const [, here] = consoleLinks().find(([path]) => path === pathname) ?? [];
  const links = (
    <ul>
      {consoleLinks().map(([path, name]) => (
        <li key={path}>
          <a href={path} aria-current={path === pathname ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {operatorStyles && <link rel="stylesheet" href={operatorStyles} precedence="operator" />}
      <div className="wrap console">
        <details ref={disclosure} className="console-menu">
          <summary>
            <span className="sr-only">{m.console_label()}: </span>
            {here ?? m.nav_console()}
            <Icon name="down" className="size-5" />
          </summary>
          <nav aria-label={m.console_label()}>{links}</nav>
        </details>
        <nav aria-label={m.console_label()} className="console-nav">
          {links}
        </nav>
        <div className="console-page">
          <ConsoleActionsProvider>
            <MailAlarm />
            {children}
          </ConsoleActionsProvider>
        </div>
      </div>
    </>
  );
}

/** The console's pages, in the order of the day's work. */
function consoleLinks(): [path: string, name: string][] {
  return [
    [paths.operator.health, m.console_health()],
    [paths.operator.businesses, m.console_businesses()],
    [paths.operator.listings, m.console_listings()],
    [paths.operator.reports, m.console_reports()],
    [paths.operator.requests, m.console_requests()],
    [paths.operator.mails, m.console_mails()],
    [paths.operator.search, m.console_search()],
    [paths.operator.base, m.console_base()],
    [paths.operator.log, m.console_log()],
  ];
}
