import type { ReactNode } from 'react';

interface Props {
  title: string;
  intro: string;
  /** What comes before the text, and stays beside it where there is room. */
  before?: ReactNode;
  /** What comes after the text, or stays beside it where there is room. */
  after?: ReactNode;
  children: ReactNode;
}

/** A page to read: one column of comfortable width, and what belongs to it. */
export function TextPage({ title, intro, before, after, children }: Props) {
  return (
    <div className="wrap text-page pt-8 nav:pt-14">
      <div>
        <h1 className="text-xxl text-balance">{title}</h1>
        <p className="mt-5 max-w-text text-l text-pretty text-ink-quiet">{intro}</p>
      </div>
      {before && <div className="text-page-beside">{before}</div>}
      <div className="text-page-text">{children}</div>
      {after && <div className="text-page-beside">{after}</div>}
    </div>
  );
}
