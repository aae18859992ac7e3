import { replyTemplates as limits } from '@orendi/contract/limits';
import type { ReplyTemplate } from '@orendi/contract/schemas/leads';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../forms/button.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { randomKey } from '../../../forms/random-key.ts';
import { UnsavedChanges } from '../../../forms/unsaved-changes.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { paths } from '../../../../platform/paths.ts';
import { showDashboardToast } from '../../dashboard-toast.ts';
import { TemplateCard, templateFields } from './template-card.tsx';

interface Row extends ReplyTemplate {
  key: string;
}

const nameOf = (place: number, field: keyof ReplyTemplate) => `templates.${place}.${field}`;

/** The prepared answers of the business; the list is saved as a whole. */
export function TemplatesForm({ templates }: { templates: readonly ReplyTemplate[] }) {
  const [rows, setRows] = useState<Row[]>(() =>
    templates.map((row, place) => ({ ...row, key: String(place) })),
  );
  const [isChanged, setChanged] = useState(false);
  const form = useSubmission({
    fields: rows.flatMap((_, place) => templateFields.map((field) => nameOf(place, field))),
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
          <TemplateCard
            key={row.key}
            template={row}
            fieldOf={(field) => ({
              name: nameOf(place, field),
              value: row[field],
              error: form.errors[nameOf(place, field)],
              onText: (text) => {
                form.repair([nameOf(place, field)]);
                change(rows.with(place, { ...row, [field]: text }));
              },
            })}
            onTop={place > 0 ? () => change([row, ...rows.toSpliced(place, 1)]) : undefined}
            onRemove={() => change(rows.toSpliced(place, 1))}
          />
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
