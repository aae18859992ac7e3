import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../../platform/page-environment.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { consolePageNames, describePage } from './console-pages.ts';
import { MailAlarm } from './mail-alarm.tsx';
import { ConsoleActionsProvider } from './use-console.tsx';

/** The frame of every page of the console: the way to the others, beside it or, on narrow screens, in a menu above. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { operatorStyles } = usePage().assets;
  const disclosure = useDisclosure();
  const pages = consolePageNames.map(describePage);
  const here = pages.find(({ path }) => path === pathname)?.title;
  const links = (
    <ul>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a href={path} aria-current={path === pathname ? 'page' : undefined}>
            {title}
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
