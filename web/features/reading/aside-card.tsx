import type { ReactNode } from 'react';

/** Content next to a text, or below it on narrow screens. */
export function AsideCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="running-text rounded-m bg-sand p-6">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
