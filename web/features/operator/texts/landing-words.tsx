import { textLimits } from '@orendi/contract/limits';
import type { LandingText } from '@orendi/contract/schemas/landing';
import { m } from '@orendi/messages';
import { buttonClass } from '../../../ui/button-class.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ConsolePanel } from '../console-page.tsx';
import { useConsole } from '../use-console.tsx';

interface Props {
  /** The address that was asked for; empty before. */
  path: string;
  /** Null where no page has it. */
  words: LandingText | null;
}

/** The operator's words above the listings of a room, a category or a town, by the page's address. */
export function LandingWords({ path, words }: Props) {
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
  const languages = [
    ['al', 'sq', m.console_text_al()],
    ['en', 'en', m.console_text_en()],
  ] as const;
  return (
    <FormFrame form={form} label={m.console_text_publish()} isPlain onSubmit={() => void save()}>
      {languages.map(([name, lang, label]) => (
        <Field key={name} label={label} error={form.errors[name]}>
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} block min-h-40 py-3`}
              lang={lang}
              name={name}
              maxLength={textLimits.landingText}
              value={form.values[name]}
              onChange={({ target }) => form.change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <UnsavedChanges isChanged={form.isChanged} isWithinPage />
    </FormFrame>
  );
}
