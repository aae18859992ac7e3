import { replyTemplates as limits } from '@orendi/contract/limits';
import type { ReplyTemplate } from '@orendi/contract/schemas/leads';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { Button } from '../../../forms/button.tsx';
import { CountedTextField } from '../../../forms/counted-text-field.tsx';
import type { FieldState } from '../../../forms/use-form.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

export const templateFields = ['name', 'text_al', 'text_en'] as const;

interface Props {
  template: ReplyTemplate;
  fieldOf: (field: keyof ReplyTemplate) => FieldState;
  /** Absent for the first one. */
  onTop: (() => void) | undefined;
  onRemove: () => void;
}

/** A prepared answer in both languages, folded unless it is new or has to be mended. */
export function TemplateCard({ template, fieldOf, onTop, onRemove }: Props) {
  const [isOpen, setOpen] = useState(template.name === '');
  const isInvalid = templateFields.some((field) => fieldOf(field).error !== undefined);
  if (isInvalid && !isOpen) setOpen(true);
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
            isRequired
            maxLength={limits.nameLength}
          />
          <CountedTextField
            {...fieldOf('text_al')}
            label={m.templates_text_al()}
            isRequired
            max={limits.textLength}
          />
          <CountedTextField
            {...fieldOf('text_en')}
            label={m.templates_text_en()}
            isRequired
            max={limits.textLength}
          />
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
