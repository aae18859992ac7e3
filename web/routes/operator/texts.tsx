import { type PageName, pageNames } from '@orendi/contract/page-names';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { guarded } from '../../features/accounts/guarded.ts';
import { ConsolePage } from '../../features/operator/console-page.tsx';
import { LandingWords } from '../../features/operator/texts/landing-words.tsx';
import { TextEditor } from '../../features/operator/texts/text-editor.tsx';
import { BuiltInChanges } from '../../features/operator/texts/version-list.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';

const titles: Record<PageName, () => string> = {
  terms: m.footer_terms_of_service,
  privacy: m.footer_privacy_policy,
  help: m.footer_customer_service,
  contact: m.footer_contact_us,
};

export const loader = guarded('operator', async (_, { api, parameters }) => {
  const page = pageNames.find((name) => name === parameters.get('page')) ?? 'terms';
  // People paste the whole address.
  const pasted = parameters.get('landing')?.trim() ?? '';
  const path = pasted.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const [edited, words] = await Promise.all([
    api('GET /operator/texts/{page}', { params: { page } }),
    path && api('GET /operator/landing-text', { query: { path } }).catch(() => null),
  ]);
  return { edited, path, words: words || null };
});

/** The texts of the pages that an operator may put into words of their own, one at a time. */
export function Component() {
  const { edited, path, words } = useLoaderData<typeof loader>();
  const { page, overtaken, versions } = edited;
  return (
    <ConsolePage name="texts">
      <nav aria-label={m.console_texts_list()} className="mb-4 flex flex-wrap gap-2">
        {pageNames.map((name) => (
          <a
            key={name}
            href={paths.editText(name)}
            aria-current={name === page ? 'page' : undefined}
            className={buttonClass(name === page ? 'chosen' : 'plain', 'small')}
          >
            {titles[name]()}
            {overtaken.includes(name) && (
              <span className="size-2 rounded-pill bg-accent">
                <span className="sr-only">{m.console_text_overtaken()}</span>
              </span>
            )}
          </a>
        ))}
      </nav>
      <BuiltInChanges edited={edited} />
      {/* A new form for a new text. */}
      <TextEditor
        key={`${page} ${versions[0]?.version}`}
        edited={edited}
        heading={titles[page]()}
      />
      <LandingWords path={path} words={words} />
    </ConsolePage>
  );
}
