import { type ReactNode, useId } from 'react';
import { useKeptPlace } from './lists/use-kept-place.ts';

interface Props {
  heading: string;
  /** Below the heading. */
  text?: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A framed part of a page of the console. */
export function ConsolePanel({ heading, text, aside, children }: Props) {
  const id = useId();
  const place = useKeptPlace();
  return (
    <section {...place} aria-labelledby={id} className="console-panel">
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
