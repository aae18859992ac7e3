import { m } from '@orendi/messages';

/** Replaces the charts until the first visit, saying what they will show. */
export function NoFigures() {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-10 text-center">
      <span aria-hidden="true" className="no-figures" />
      <p className="font-semibold">{m.insights_none()}</p>
      <p className="max-w-text text-s text-pretty text-ink-quiet">{m.insights_none_text()}</p>
    </div>
  );
}
