import type { ReactNode } from 'react';

interface Props {
  /** Where the page's quick links lead. */
  id: string;
  heading: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard in a frame of its own. */
export function Panel({ id, heading, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="panel">
      <header className="panel-head">
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-m">
          {heading}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
