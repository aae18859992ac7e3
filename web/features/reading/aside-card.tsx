import type { ReactNode } from 'react';

/** What stands beside a text, or below it where there is no room. */
export function AsideCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="running-text rounded-m bg-sand p-6">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
