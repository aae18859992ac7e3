import type { PageName } from '@orendi/contract/page-names';
import type { PageText } from '@orendi/contract/schemas/market';
import { m } from '@orendi/messages';
import type { ComponentProps } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loaderApi } from '../../api/loader-api.ts';
import { dayText } from '../../platform/day-text.ts';
import { PageSections } from './page-sections.tsx';
import { TextPage } from './text-page.tsx';

export const textLoader =
  (page: PageName) =>
  async ({ context }: LoaderFunctionArgs) =>
    loaderApi(context)('GET /public/texts/{page}', { params: { page } });

interface Props extends Pick<ComponentProps<typeof TextPage>, 'path' | 'after'> {
  /** Whether it has its date and a table of contents. */
  isLegal?: boolean;
}

/** A page whose text an operator may edit; its route has the `textLoader`. */
export function EditedPage({ isLegal = false, ...page }: Props) {
  const { title, intro, sections, changed_at } = useLoaderData<PageText>();
  return (
    <TextPage
      {...page}
      title={title}
      intro={intro}
      before={isLegal && <Contents sections={sections} />}
    >
      {isLegal && (
        <p className="mb-6 text-s text-ink-quiet">
          {m.text_last_change({ date: dayText(changed_at) })}
        </p>
      )}
      <PageSections sections={sections} />
    </TextPage>
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
