import { textLimits } from '@orendi/contract/limits';
import { type PageName, pageNames } from '@orendi/contract/page-names';
import type { LandingText } from '@orendi/contract/schemas/landing';
import { m } from '@orendi/messages';
import { useLoaderData } from 'react-router';
import { guarded } from '../../features/accounts/guarded.ts';
import { FormFrame } from '../../features/forms/form-frame.tsx';
import { UnsavedChanges } from '../../features/forms/unsaved-changes.tsx';
import { useForm } from '../../features/forms/use-form.ts';
import { ConsolePage, ConsolePanel } from '../../features/operator/console-page.tsx';
import { LanguageFields } from '../../features/operator/texts/language-fields.tsx';
import { TextEditor } from '../../features/operator/texts/text-editor.tsx';
import { BuiltInChanges } from '../../features/operator/texts/version-list.tsx';
import { useConsole } from '../../features/operator/use-console.tsx';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Field } from '../../ui/fields/field.tsx';

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

interface LandingProps {
  /** The address that was asked for; empty before. */
  path: string;
  /** Null where no page has it. */
  words: LandingText | null;
}

/** The operator's words above the listings of a room, a category or a town, by the page's address. */
function LandingWords({ path, words }: LandingProps) {
  return (
    <ConsolePanel heading={m.console_landing_heading()} text={m.console_landing_text()}>
      <div className="grid gap-5 px-4.5 pb-4.5">
        <form className="flex flex-wrap items-end gap-3">
          <Field
            label={m.console_landing_path()}
            error={path !== '' && words === null ? m.console_landing_unknown() : undefined}
          >
            {(control) => (
              <input {...control} name="landing" placeholder="/mobilje/…" defaultValue={path} />
            )}
          </Field>
          <button className={buttonClass()}>{m.console_landing_open()}</button>
        </form>
        {words && <WordsForm key={words.path} words={words} />}
      </div>
    </ConsolePanel>
  );
}

function WordsForm({ words: { path, al, en } }: { words: LandingText }) {
  const form = useForm({ al, en });
  const { tell } = useConsole();
  const save = () =>
    form.submit(async (api, texts) => {
      await api('PUT /operator/landing-text', { body: { path, ...texts } });
      await tell(m.console_text_published());
    });
  return (
    <FormFrame form={form} label={m.console_text_publish()} isPlain onSubmit={() => void save()}>
      <LanguageFields form={form} max={textLimits.landingText} look="min-h-40" />
      <UnsavedChanges isChanged={form.isChanged} isWithinPage />
    </FormFrame>
  );
}
