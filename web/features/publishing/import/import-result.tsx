import type { AppliedImport } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { KeptProducts } from './kept-products.tsx';
import { UndoImport } from './undo-import.tsx';

interface Props {
  applied: AppliedImport;
  onUndo: () => void;
  isWriting: boolean;
}

/** What an import has done, with an undo. */
export function ImportResult({ applied, onUndo, isWriting }: Props) {
  const { added, updated, unchanged, faulty } = applied.counts;
  const figures = [
    { name: m.import_added(), count: added },
    { name: m.import_updated(), count: updated },
    { name: m.import_unchanged(), count: unchanged },
    { name: m.import_faulty(), count: faulty },
  ];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-s text-ink-quiet">
        {m.import_applied_on({ date: dayText(applied.applied_at) })}
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ name, count }) => (
          <div
            key={name}
            className="flex flex-col-reverse rounded-m border border-line bg-surface p-4"
          >
            <dt className="text-s text-ink-quiet">{name}</dt>
            <dd className="text-xl tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <KeptProducts intro={m.import_conflicts()} products={applied.conflicts} />
      {applied.undone_at !== null && (
        <p className="font-medium">{m.import_undone_on({ date: dayText(applied.undone_at) })}</p>
      )}
      {applied.undo_until !== null && (
        <UndoImport
          until={applied.undo_until}
          text={applied.undo ? m.import_undo_text(applied.undo) : ''}
          onUndo={onUndo}
          isWriting={isWriting}
        />
      )}
      {applied.undo && applied.undo_until === null && applied.undo.kept > 0 && (
        <p className="text-s text-ink-quiet">{m.import_undo_later({ count: applied.undo.kept })}</p>
      )}
    </div>
  );
}
