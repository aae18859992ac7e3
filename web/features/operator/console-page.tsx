import { type ReactNode, useId } from 'react';
import { Head } from '../../platform/head.tsx';
import { type ConsolePageName, describePage } from './console-pages.ts';
import { useKeptPlace } from './use-kept-place.ts';

export function ConsolePage({ name, children }: { name: ConsolePageName; children: ReactNode }) {
  const { title, intro, path } = describePage(name);
  return (
    <>
      <Head title={title} description={intro} path={path} isHidden />
      <h1 className="text-xl">{title}</h1>
      <p className="max-w-text mt-2 mb-4 text-ink-quiet text-pretty sm:mb-6">{intro}</p>
      {children}
    </>
  );
}

export const consoleFrame =
  '@container min-w-0 overflow-clip rounded-m border border-line bg-surface text-s focus:outline-none';

/** In place of rows. */
export const noneClass =
  'grid justify-items-center gap-3 border-t border-line px-5 py-10 text-center text-pretty text-ink-quiet';

interface PanelProps {
  heading: string;
  text?: string;
  aside?: ReactNode;
  /** Said in place of the content while there is none. */
  none?: string | false;
  children: ReactNode;
}

export function ConsolePanel({ heading, text, aside, none, children }: PanelProps) {
  const id = useId();
  return (
    <section
      {...useKeptPlace()}
      aria-labelledby={id}
      className={`${consoleFrame} [section+&]:mt-4 sm:[section+&]:mt-6`}
    >
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4.5 py-3">
        <h2 id={id} className="text-m">
          {heading}
        </h2>
        {aside}
        {text && <p className="basis-full text-ink-quiet text-pretty">{text}</p>}
      </header>
      {none ? <p className={noneClass}>{none}</p> : children}
    </section>
  );
}
