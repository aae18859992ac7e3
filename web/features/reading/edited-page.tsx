import type { PageName } from '@orendi/contract/page-names';
import type { PageText } from '@orendi/contract/schemas/market';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loaderApi } from '../../api/loader-api.ts';
import { dayText } from '../../platform/day-text.ts';
import { Head } from '../../platform/head.tsx';
import { PageSections } from './page-sections.tsx';

export const textLoader =
  (page: PageName) =>
  async ({ context }: LoaderFunctionArgs) =>
    loaderApi(context)('GET /public/texts/{page}', { params: { page } });

interface Props {
  path: string;
  /** Whether it has its date and a table of contents. */
  isLegal?: boolean;
  /** The heading of what is next to the text, or below it on narrow screens. */
  aside?: string;
  /** Below that heading. */
  children?: ReactNode;
}

const beside =
  'max-w-text lg:sticky lg:top-24 lg:max-h-[calc(100dvh_-_--spacing(30))] lg:self-start lg:overflow-y-auto lg:[grid-area:2/1]';

/** A page of one column of comfortable width, whose text an operator may edit; its route has the `textLoader`. */
export function EditedPage({ path, isLegal = false, aside, children }: Props) {
  const { title, intro, sections, changed_at } = useLoaderData<PageText>();
  return (
    <div className="wrap grid grid-cols-1 gap-y-8 lg:[grid-template:auto_1fr_/_minmax(0,var(--container-beside))_minmax(0,var(--container-text))] lg:gap-x-18 xl:grid-cols-[minmax(0,var(--container-beside))_minmax(0,max-content)] xl:gap-x-[clamp(--spacing(18),12vw,--spacing(56))] pt-8 nav:pt-14">
      <Head title={title} description={intro} path={path} />
      <div>
        <h1 className="text-xxl text-balance">{title}</h1>
        <p className="mt-5 max-w-text text-l text-pretty text-ink-quiet">{intro}</p>
      </div>
      {isLegal && (
        <div className={beside}>
          <Contents sections={sections} />
        </div>
      )}
      <div className="max-w-text lg:[grid-area:1_/_2_/_span_2] lg:pt-3 xl:text-(length:--text-l)">
        {isLegal && (
          <p className="mb-6 text-s text-ink-quiet">
            {m.text_last_change({ date: dayText(changed_at) })}
          </p>
        )}
        <PageSections sections={sections} />
      </div>
      {aside && (
        <div className={beside}>
          <section className="running-text rounded-m bg-sand p-6">
            <h2>{aside}</h2>
            {children}
          </section>
        </div>
      )}
    </div>
  );
}

function Contents({ sections }: Pick<PageText, 'sections'>) {
  return (
    <nav aria-labelledby="contents" className="rounded-m bg-sand p-6 print:hidden">
      <h2 id="contents" className="text-s font-semibold">
        {m.text_contents()}
      </h2>
      <ul className="mt-2">
        {sections
          .filter(({ heading }) => heading !== '')
          .map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1.5 text-s text-ink-quiet underline-offset-4 hover:text-ink hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
