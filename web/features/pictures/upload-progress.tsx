import { m } from '@orendi/messages';

/** How much of a form with pictures is sent. @param part from 0 to 1 */
export function UploadProgress({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-4 text-s">
        <span>{percent < 100 ? m.picture_uploading() : m.picture_keeping()}</span>
        <span className="tabular-nums">{percent} %</span>
      </p>
      <progress
        max={100}
        value={percent}
        aria-label={m.picture_uploading()}
        className="upload-progress"
      />
    </div>
  );
}
