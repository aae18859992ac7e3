import type { HeadingsForm, ImportPreview } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';

type Headings = HeadingsForm['headings'];

interface Props {
  columns: ImportPreview['columns'];
  onExplain: (headings: Headings) => void;
  isWriting: boolean;
}

/** Asks what headings mean that are not known, and lets earlier answers be changed. Answers are kept for the business. */
export function ExplainColumns({ columns, onExplain, isWriting }: Props) {
  const { unknown, told, choices } = columns;
  const [meanings, setMeanings] = useState<Record<string, string>>(() =>
    Object.fromEntries(told.map(({ heading, column }) => [heading, column])),
  );
  const headings = [...new Set([...unknown, ...told.map(({ heading }) => heading)])];
  if (headings.length === 0) return null;
  const answers = headings.flatMap((heading) =>
    meanings[heading] ? { heading, column: meanings[heading] } : [],
  );
  const taken = new Set(answers.map(({ column }) => column));
  const nothing = { value: 'nothing', label: m.import_column_nothing() };
  return (
    <details open={unknown.length > 0} className="group rounded-m bg-sand p-4 text-s wrap-anywhere">
      <summary className="flex min-h-6 cursor-pointer items-start justify-between gap-3 font-medium">
        {unknown.length > 0
          ? m.import_unknown_columns({ columns: unknown.join(', ') })
          : m.import_told_columns()}
        <Icon name="down" className="size-5 shrink-0 transition-[rotate] group-open:rotate-180" />
      </summary>
      <p className="mt-2 text-ink-quiet">{m.import_explain_text()}</p>
      <div className="mt-4 grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {headings.map((heading) => (
          <ChoiceField
            key={heading}
            label={heading}
            name={heading}
            value={meanings[heading] ?? ''}
            error={undefined}
            choices={[
              nothing,
              ...choices
                .filter(({ column }) => column === meanings[heading] || !taken.has(column))
                .map(({ column, label }) => ({ value: column, label })),
            ]}
            onText={(column) => setMeanings({ ...meanings, [heading]: column })}
          />
        ))}
      </div>
      <Button isBusy={isWriting} onClick={() => onExplain(answers as Headings)} className="mt-2">
        {m.import_explain()}
      </Button>
    </details>
  );
}
