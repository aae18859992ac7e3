import type { ReactNode } from 'react';
import { Head } from '../../platform/head.tsx';

interface Props {
  title: string;
  intro: string;
  path: string;
  /** For search engines, on pages they may index. */
  description?: string;
  /** Above the heading: where on a way of several pages this is. */
  step?: string | undefined;
  /** Between the heading and the form, for what leads to it. */
  above?: ReactNode;
  /** Shown next to the form, or below it on narrow screens. */
  beside?: ReactNode;
  /** For a few fields or a single action. */
  isNarrow?: boolean;
  children: ReactNode;
}

const narrow = 'grid-cols-[minmax(0,var(--container-form))]';
const besideNarrow =
  'lg:grid-cols-[minmax(0,var(--container-form))_minmax(0,var(--container-beside))] lg:gap-20';
const wide = 'grid-cols-[minmax(0,var(--container-account))]';

export function FormPage({ title, intro, path, description, isNarrow = false, ...parts }: Props) {
  const { step, above, beside, children } = parts;
  return (
    <div
      className={`wrap grid justify-center gap-10 py-8 nav:py-14 ${isNarrow ? narrow : wide} ${beside ? besideNarrow : ''}`}
    >
      <div>
        <Head
          title={title}
          description={description ?? intro}
          path={path}
          isHidden={description === undefined}
        />
        {step && <p className="mb-2 text-s font-semibold text-accent-deep">{step}</p>}
        <h1 className="text-xxl text-balance">{title}</h1>
        <p className="mt-3 mb-8 text-pretty wrap-anywhere text-ink-quiet">{intro}</p>
        {above}
        {children}
      </div>
      {beside}
    </div>
  );
}
