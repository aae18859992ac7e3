import { textLimits } from '@orendi/contract/limits';
import type { EditedPage } from '@orendi/contract/schemas/market';
import { m } from '@orendi/messages';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ConsolePanel } from '../console-page.tsx';
import { useConsole } from '../use-console.tsx';
import { LanguageFields } from './language-fields.tsx';
import { VersionList } from './version-list.tsx';
import { Button } from '../../forms/button.tsx';

export function TextEditor({ edited, heading }: { edited: EditedPage; heading: string }) {
  const { page, builtIn, versions } = edited;
  const [present] = versions;
  const form = useForm(present?.texts ?? builtIn);
  const { ask, tell } = useConsole();
  const params = { page };
  const basedOn = present?.version ?? 0;

  const publish = () =>
    form.submit(async (api, { al, en }) => {
      await api('PUT /operator/texts/{page}', { params, body: { al, en, basedOn } });
      await tell(m.console_text_published());
    });
  const restore = () =>
    ask({
      heading: m.console_text_restore_heading(),
      text: m.console_text_restore_text(),
      label: m.console_text_restore(),
      success: m.console_text_restored(),
      send: (api) =>
        api('PUT /operator/texts/{page}', { params, body: { al: null, en: null, basedOn } }),
    });

  function take({ version, texts }: EditedPage['versions'][number]): void {
    form.change(texts ?? builtIn);
    showToast({ kind: 'success', text: m.console_text_taken({ version }), id: 'changed' });
  }

  return (
    <>
      <ConsolePanel heading={heading} text={hintOf(page)}>
        <div className="px-4.5 pb-4.5">
          <FormFrame
            form={{ ...form, notice: page === 'terms' && m.console_text_terms_note() }}
            label={m.console_text_publish()}
            isPlain
            onSubmit={() => void publish()}
            after={
              present?.texts && (
                <Button onClick={restore} className="self-start">
                  {m.console_text_restore()}
                </Button>
              )
            }
          >
            <div className="grid gap-5 @min-[44rem]:grid-cols-2">
              <LanguageFields
                form={form}
                isRequired
                max={textLimits.pageText}
                look="h-[60dvh] min-h-60"
              />
            </div>
          </FormFrame>
        </div>
      </ConsolePanel>
      <VersionList versions={versions} onTake={take} />
      <UnsavedChanges isChanged={form.isChanged} isWithinPage />
    </>
  );
}

function hintOf(page: EditedPage['page']): string {
  const hint = m.console_text_hint({ operator: '{{operator}}' });
  if (page !== 'terms') return hint;
  const markers = { contacts: '{{contacts}}', liability: '{{liability}}' };
  return `${hint} ${m.console_text_fixed(markers)}`;
}
