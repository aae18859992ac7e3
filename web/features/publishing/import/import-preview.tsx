import type { HeadingsForm, ImportPreview as Preview } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../forms/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ProgressLine } from '../../forms/progress-line.tsx';
import { ExplainColumns } from './explain-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { useImportProgress } from './use-import.ts';

interface Props {
  preview: Preview;
  onChange: (preview: Preview) => void;
  onAnother: () => void;
  onExplain: (headings: HeadingsForm['headings']) => void;
  onApply: () => void;
  isWriting: boolean;
}

export function ImportPreview({ preview, onChange, isWriting, ...given }: Props) {
  const { onAnother, onExplain, onApply } = given;
  const { counts, photos, rows, state } = preview;
  const isReading = state === 'reading';
  const count = counts.added + counts.updated;
  // While photos are being read, responses omit the rows, which are already known.
  useImportProgress(preview, (next) =>
    onChange(next ? { ...next, rows: next.rows ?? rows } : { ...preview, state: 'broken' }),
  );

  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <StageHeading>{m.import_preview_heading()}</StageHeading>
        <Button onClick={onAnother}>{m.import_another()}</Button>
      </div>
      {isReading && (
        <div>
          <ProgressLine
            label={m.import_reading({ read: photos.read, total: photos.total })}
            part={photos.total === 0 ? 0 : photos.read / photos.total}
          />
          <p className="mt-2 text-s text-ink-quiet">{m.import_reading_text()}</p>
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {state === 'ready' && m.import_ready()}
      </p>
      <PreviewNotices preview={preview} />
      <ExplainColumns columns={preview.columns} onExplain={onExplain} isWriting={isWriting} />
      {rows && rows.length > 0 && <ImportRows rows={rows} counts={counts} />}
      {state !== 'broken' && count > 0 && (
        <div className="form-bar flex">
          <Button
            aria-disabled={isReading}
            aria-busy={isWriting || isReading}
            onClick={isReading || isWriting ? undefined : onApply}
            kind="main"
            size="large"
            className="grow aria-disabled:opacity-60"
          >
            {isWriting && <Spinner />}
            {m.import_submit({ count })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The most file names listed; nobody reads more. */
const listed = 20;

/** Warnings about a preview that no row shows. */
function PreviewNotices({ preview: { counts, photos, state } }: Pick<Props, 'preview'>) {
  const canImport = counts.added + counts.updated > 0;
  const names = photos.unused.slice(0, listed).join(', ');
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {state === 'broken' && <Notice isFault>{m.import_broken()}</Notice>}
      {state === 'ready' && !canImport && <Notice>{m.import_nothing()}</Notice>}
      {counts.faulty > 0 && canImport && (
        <Notice isFault>{m.import_left_out({ count: counts.faulty })}</Notice>
      )}
      {photos.unused.length > 0 && (
        <Notice>
          {m.import_unused_photos({
            count: photos.unused.length,
            names: photos.unused.length > listed ? `${names}…` : names,
          })}
        </Notice>
      )}
    </div>
  );
}

function Notice({ isFault = false, children }: { isFault?: boolean; children: ReactNode }) {
  const look = isFault ? 'bg-accent-tint font-medium text-accent-deep' : 'bg-sand';
  return <p className={`rounded-m p-4 text-s wrap-anywhere ${look}`}>{children}</p>;
}

/** The heading of a new stage: takes the focus, so that it is announced. */
export function StageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
      {children}
    </h2>
  );
}
