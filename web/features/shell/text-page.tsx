import type { ReactNode } from 'react';

interface Props {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page to read: one column of comfortable width. */
export function TextPage({ title, intro, children }: Props) {
  return (
    <div className="wrap pt-8 nav:pt-14">
      <h1 className="text-xxl text-balance">{title}</h1>
      <p className="mt-5 max-w-text text-l text-pretty text-ink-quiet">{intro}</p>
      <div className="running-text mt-6 max-w-text">{children}</div>
    </div>
  );
}
