import { textLimits } from '@orendi/contract/limits';
import type { EditedPage } from '@orendi/contract/schemas/market';
import { m } from '@orendi/messages';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ConsolePanel } from '../console-page.tsx';
import { useConsole } from '../use-console.tsx';
import { BuiltInChanges, VersionList } from './version-list.tsx';

const labels = { al: m.console_text_al, en: m.console_text_en };

/** The text of a page in both languages, its versions, and what a release has changed in the built-in one. */
export function TextEditor({ edited, heading }: { edited: EditedPage; heading: string }) {
  const { page, version, isBuiltIn, texts, builtIn, differences, versions } = edited;
  const form = useForm(texts);
  const { ask, change, tell } = useConsole();
  const { call } = useApiCall();
  const params = { page };

  const publish = () =>
    form.submit(async (api, { al, en }) => {
      const isAsBuiltIn = al === builtIn.al && en === builtIn.en;
      const body = isAsBuiltIn ? noTexts : { al, en };
      await api('PUT /operator/texts/{page}', { params, body: { ...body, basedOn: version } });
      await tell(m.console_text_published());
    });
  const restore = () =>
    ask({
      heading: m.console_text_restore_heading(),
      text: m.console_text_restore_text(),
      label: m.console_text_restore(),
      success: m.console_text_restored(),
      send: (api) =>
        api('PUT /operator/texts/{page}', { params, body: { ...noTexts, basedOn: version } }),
    });
  const keepMine = () =>
    change(
      (api) => api('PUT /operator/texts/{page}', { params, body: { ...texts, basedOn: version } }),
      m.console_text_seen_done(),
    );

  async function take(past: number): Promise<void> {
    const found = await call(
      (api) => api('GET /operator/texts/{page}/{version}', { params: { page, version: past } }),
      { toastId: 'console' },
    );
    if (!found) return;
    form.change(found);
    const text = m.console_text_taken({ version: past });
    showToast({ kind: 'success', text, id: 'console' });
  }

  return (
    <>
      {differences && <BuiltInChanges differences={differences} onSeen={keepMine} />}
      <ConsolePanel heading={heading} text={hintOf(page)}>
        <div className="px-4.5 pb-4.5">
          <FormFrame
            form={form}
            label={m.console_text_publish()}
            isPlain
            notice={page === 'terms' && m.console_text_terms_note()}
            onSubmit={() => void publish()}
            after={
              !isBuiltIn && (
                <button type="button" onClick={restore} className={`${buttonClass()} self-start`}>
                  {m.console_text_restore()}
                </button>
              )
            }
          >
            <div className="grid gap-5 @min-[44rem]:grid-cols-2">
              {(['al', 'en'] as const).map((language) => {
                const { name, value, error, onText } = form.field(language);
                return (
                  <Field key={language} label={labels[language]()} isRequired error={error}>
                    {(control) => (
                      <textarea
                        {...control}
                        className={`${control.className} block h-[60dvh] min-h-60 py-3 font-mono text-s`}
                        lang={language === 'al' ? 'sq' : 'en'}
                        name={name}
                        maxLength={textLimits.pageText}
                        value={value}
                        onChange={({ target }) => onText(target.value)}
                      />
                    )}
                  </Field>
                );
              })}
            </div>
          </FormFrame>
        </div>
      </ConsolePanel>
      <VersionList versions={versions} onTake={take} />
      <UnsavedChanges isChanged={form.isChanged} isWithinPage />
    </>
  );
}

/** The built-in texts again. */
const noTexts = { al: null, en: null };

function hintOf(page: EditedPage['page']): string {
  const hint = m.console_text_hint({ operator: '{{operator}}' });
  if (page !== 'terms') return hint;
  const markers = { contacts: '{{contacts}}', liability: '{{liability}}' };
  return `${hint} ${m.console_text_fixed(markers)}`;
}
