import type { ReactNode } from 'react';
import { Head } from '../../platform/head.tsx';

interface Props {
  title: string;
  intro: string;
  path: string;
  /** Above the heading: where on a way of several pages this is. */
  step?: string;
  children: ReactNode;
}

/** A page with a single form: heading, intro and fields. Not indexed by search engines. */
export function FormPage({ title, intro, path, step, children }: Props) {
  return (
    <div className="wrap py-8 nav:py-14">
      <Head title={title} description={intro} path={path} isHidden />
      <div className="mx-auto max-w-account">
        {step && <p className="mb-2 text-s font-semibold text-accent-deep">{step}</p>}
        <h1 className="text-xxl text-balance">{title}</h1>
        <p className="mt-3 mb-8 text-pretty text-ink-quiet">{intro}</p>
        {children}
      </div>
    </div>
  );
}
