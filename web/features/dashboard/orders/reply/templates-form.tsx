import { replyTemplates as limits } from '@orendi/contract/limits';
import type { ReplyTemplate } from '@orendi/contract/leads';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../forms/button.tsx';
import { CountedTextField } from '../../../forms/counted-text-field.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { randomKey } from '../../../forms/random-key.ts';
import { UnsavedChanges } from '../../../forms/unsaved-changes.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { paths } from '../../../../platform/paths.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { showDashboardToast } from '../../dashboard-toast.ts';

interface Row extends ReplyTemplate {
  key: string;
}

const fields = ['name', 'text_al', 'text_en'] as const;
const labels = {
  name: m.templates_name,
  text_al: m.templates_text_al,
  text_en: m.templates_text_en,
};
const nameOf = (place: number, field: keyof ReplyTemplate) => `templates.${place}.${field}`;

/** The prepared answers of the business; the list is saved as a whole. */
export function TemplatesForm({ templates }: { templates: readonly ReplyTemplate[] }) {
  const [rows, setRows] = useState<Row[]>(() =>
    templates.map((row, place) => ({ ...row, key: String(place) })),
  );
  const [isChanged, setChanged] = useState(false);
  const form = useSubmission({
    fields: rows.flatMap((_, place) => fields.map((field) => nameOf(place, field))),
  });
  const navigate = useNavigate();

  function change(next: Row[]): void {
    if (form.isBusy()) return;
    setRows(next);
    setChanged(true);
  }

  const save = () =>
    form.submit(async (api) => {
      const body = {
        templates: rows.map(({ name, text_al, text_en }) => ({ name, text_al, text_en })),
      };
      await api('PUT /private/reply-templates', { body });
      showDashboardToast({ kind: 'success', text: m.leads_saved(), id: 'templates' });
      await form.leave(() => navigate(paths.dashboard));
    });

  return (
    <FormFrame form={form} label={m.leads_save()} isLong onSubmit={() => void save()}>
      <UnsavedChanges isChanged={isChanged && !form.isSending} />
      <ul className="rounded-m border border-line bg-surface">
        {rows.map((row, place) => (
          <li key={row.key} className="border-t border-line px-4.5 first:border-0">
            <details
              open={row.name === '' || fields.some((field) => form.errors[nameOf(place, field)])}
              className="group"
            >
              <summary className="flex min-h-13 items-center justify-between gap-4 font-medium wrap-anywhere">
                {row.name || m.templates_new()}
                <Icon name="down" className="group-open:-scale-y-100" />
              </summary>
              <div className="grid gap-4 pb-4.5">
                {fields.map((field) => {
                  const name = nameOf(place, field);
                  const props = {
                    name,
                    label: labels[field](),
                    value: row[field],
                    isRequired: true,
                    error: form.errors[name],
                    onText: (text: string) => {
                      form.repair([name]);
                      change(rows.with(place, { ...row, [field]: text }));
                    },
                  };
                  return field === 'name' ? (
                    <TextField key={field} {...props} maxLength={limits.nameLength} />
                  ) : (
                    <CountedTextField key={field} {...props} max={limits.textLength} />
                  );
                })}
                <div className="flex flex-wrap gap-2">
                  {place > 0 && (
                    <Button size="small" onClick={() => change([row, ...rows.toSpliced(place, 1)])}>
                      {m.templates_to_top()}
                    </Button>
                  )}
                  <Button size="small" onClick={() => change(rows.toSpliced(place, 1))}>
                    {m.templates_remove()}
                  </Button>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
      {rows.length < limits.max && (
        <Button
          onClick={() =>
            change([...rows, { key: randomKey(), name: '', text_al: '', text_en: '' }])
          }
        >
          {m.templates_add()}
        </Button>
      )}
    </FormFrame>
  );
}
