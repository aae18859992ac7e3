import type { ReactNode } from 'react';

interface Props {
  /** Anchor for the page's quick links. */
  id: string;
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}

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
