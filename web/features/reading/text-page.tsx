import type { ReactNode } from 'react';
import { Head } from '../../platform/head.tsx';

interface Props {
  title: string;
  intro: string;
  path: string;
  /** Content before the text that stays next to it where there is room. */
  before?: ReactNode;
  /** Content after the text, or next to it where there is room. */
  after?: ReactNode;
  children: ReactNode;
}

const beside =
  'max-w-text lg:sticky lg:top-24 lg:max-h-[calc(100dvh_-_--spacing(30))] lg:self-start lg:overflow-y-auto lg:[grid-area:2/1]';

/** A text page: one column of comfortable width, and related content. */
export function TextPage({ title, intro, path, before, after, children }: Props) {
  return (
    <div className="wrap grid grid-cols-1 gap-y-8 lg:[grid-template:auto_1fr_/_minmax(0,var(--container-beside))_minmax(0,var(--container-text))] lg:gap-x-18 xl:grid-cols-[minmax(0,var(--container-beside))_minmax(0,max-content)] xl:gap-x-[clamp(--spacing(18),12vw,--spacing(56))] pt-8 nav:pt-14">
      <Head title={title} description={intro} path={path} />
      <div>
        <h1 className="text-xxl text-balance">{title}</h1>
        <p className="mt-5 max-w-text text-l text-pretty text-ink-quiet">{intro}</p>
      </div>
      {before && <div className={beside}>{before}</div>}
      <div className="max-w-text lg:[grid-area:1_/_2_/_span_2] lg:pt-3 xl:text-(length:--text-l)">
        {children}
      </div>
      {after && <div className={beside}>{after}</div>}
    </div>
  );
}
