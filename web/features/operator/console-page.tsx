import { type ReactNode, useId } from 'react';
import { Head } from '../../platform/head.tsx';
import { type ConsolePageName, describePage } from './console-pages.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** A page of the console: its title, what it is for, and its content. */
export function ConsolePage({ name, children }: { name: ConsolePageName; children: ReactNode }) {
  const { title, intro, path } = describePage(name);
  return (
    <>
      <Head title={title} description={intro} path={path} isHidden />
      <h1 className="text-xl">{title}</h1>
      <p className="console-intro">{intro}</p>
      {children}
    </>
  );
}

interface PanelProps {
  heading: string;
  /** Below the heading. */
  text?: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A framed part of a page of the console. */
export function ConsolePanel({ heading, text, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section {...useKeptPlace()} aria-labelledby={id} className="console-panel">
      <header className="console-panel-head">
        <h2 id={id} className="text-m">
          {heading}
        </h2>
        {aside}
        {text && <p className="console-panel-text">{text}</p>}
      </header>
      {children}
    </section>
  );
}
