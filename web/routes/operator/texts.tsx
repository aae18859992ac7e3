import { type PageName, pageNames } from '@orendi/contract/page-names';
import { type KnownPage } from '@orendi/contract/schemas/market';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { consoleLoader } from '../../features/operator/console-loader.ts';
import { ConsolePage, ConsolePanel } from '../../features/operator/console-page.tsx';
import { ConsoleRow, RowFacts, RowName } from '../../features/operator/console-row.tsx';
import { TextEditor } from '../../features/operator/texts/text-editor.tsx';
import { dayText } from '../../platform/day-text.ts';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';

export const loader = consoleLoader(async (api, parameters) => {
  const page = pageNames.find((name) => name === parameters.get('page'));
  return page
    ? { edited: await api('GET /operator/texts/{page}', { params: { page } }) }
    : { pages: await api('GET /operator/texts') };
});

/** What pages are called, and where they are. */
const shown: Record<PageName, { title: () => string; path: string }> = {
  terms: { title: m.footer_terms_of_service, path: paths.termsOfService },
  privacy: { title: m.footer_privacy_policy, path: paths.privacyPolicy },
  help: { title: m.footer_customer_service, path: paths.customerService },
  contact: { title: m.footer_contact_us, path: paths.contactUs },
};

/** The texts of the pages that an operator may put into words of their own: a list of them, or one of them. */
export function Component() {
  const { edited, pages = [] } = useLoaderData<typeof loader>();
  return (
    <ConsolePage name="texts">
      {edited ? (
        <>
          <p className="mb-4 flex flex-wrap gap-2">
            <a href={paths.operator.texts} className={buttonClass('plain', 'small')}>
              {m.console_text_all()}
            </a>
            <a href={shown[edited.page].path} className={buttonClass('plain', 'small')}>
              {m.console_text_see()}
            </a>
          </p>
          <TextEditor
            // A new form for a new text.
            key={`${edited.page} ${edited.version}`}
            edited={edited}
            heading={shown[edited.page].title()}
          />
        </>
      ) : (
        <PageList pages={pages} />
      )}
    </ConsolePage>
  );
}

function PageList({ pages }: { pages: KnownPage[] }) {
  return (
    <ConsolePanel heading={m.console_texts_list()}>
      <ul aria-label={m.console_texts_list()} data-compact>
        {pages.map(({ page, isBuiltIn, isOvertaken, changed_at }) => (
          <ConsoleRow
            key={page}
            actions={
              <a href={paths.editText(page)} className={buttonClass('plain', 'small')}>
                {m.console_edit()}
                <span className="sr-only">: {shown[page].title()}</span>
              </a>
            }
          >
            <RowName>
              <a href={shown[page].path}>{shown[page].title()}</a>
            </RowName>
            <RowFacts>
              {isBuiltIn
                ? m.console_text_built_in()
                : m.console_text_own({ date: dayText(changed_at) })}
            </RowFacts>
            {isOvertaken && (
              <p className="font-medium text-accent-deep">{m.console_text_overtaken()}</p>
            )}
          </ConsoleRow>
        ))}
      </ul>
    </ConsolePanel>
  );
}
