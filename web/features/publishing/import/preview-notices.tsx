import type { ImportPreview } from '@orendi/contract/schemas/imports';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';

/** The most file names listed; nobody reads more. */
const listed = 20;

/** What to know about a preview besides its rows. */
export function PreviewNotices({
  preview: { counts, photos, state },
  canImport,
}: {
  preview: ImportPreview;
  /** Whether any row would be imported. */
  canImport: boolean;
}) {
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
