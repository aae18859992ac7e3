import { replyTemplates as limits } from '@orendi/contract/limits';
import type { ReplyTemplate } from '@orendi/contract/schemas/leads';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../forms/button.tsx';
import { CountedTextField } from '../../../forms/counted-text-field.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { randomKey } from '../../../forms/random-key.ts';
import { UnsavedChanges } from '../../../forms/unsaved-changes.tsx';
import type { FieldState } from '../../../forms/use-form.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { paths } from '../../../../platform/paths.ts';
import { showDashboardToast } from '../../dashboard-toast.ts';

const templateFields = ['name', 'text_al', 'text_en'] as const;

type Row = ReplyTemplate & { key: string };

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

interface CardProps {
  template: ReplyTemplate;
  fieldOf: (field: keyof ReplyTemplate) => FieldState;
  /** Absent for the first one. */
  onTop: (() => void) | undefined;
  onRemove: () => void;
}

/** A prepared answer in both languages, folded unless it is new or has to be mended. */
function TemplateCard({ template, fieldOf, onTop, onRemove }: CardProps) {
  const [isOpen, setOpen] = useState(template.name === '');
  const isInvalid = templateFields.some((field) => fieldOf(field).error !== undefined);
  if (isInvalid && !isOpen) setOpen(true);
  const text = { isRequired: true, max: limits.textLength };
  return (
    <li className="border-t border-line px-4.5 first:border-0">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-13 items-center justify-between gap-4 font-medium wrap-anywhere">
          {template.name || m.templates_new()}
          <Icon name="down" className="group-open:-scale-y-100" />
        </summary>
        <div className="grid gap-4 pb-4.5">
          <TextField
            {...fieldOf('name')}
            label={m.templates_name()}
            maxLength={limits.nameLength}
          />
          <CountedTextField {...text} {...fieldOf('text_al')} label={m.templates_text_al()} />
          <CountedTextField {...text} {...fieldOf('text_en')} label={m.templates_text_en()} />
          <div className="flex flex-wrap gap-2">
            {onTop && (
              <Button size="small" onClick={onTop}>
                {m.templates_to_top()}
              </Button>
            )}
            <Button size="small" onClick={onRemove}>
              {m.templates_remove()}
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}
