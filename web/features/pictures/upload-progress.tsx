import { m } from '@orendi/messages';
import { ProgressLine } from '../forms/progress-line.tsx';

/**
 * The progress of uploading a form with pictures.
 * @param part from 0 to 1
 */
export function UploadProgress({ part }: { part: number }) {
  const label = Math.round(part * 100) < 100 ? m.picture_uploading() : m.picture_keeping();
  return <ProgressLine label={label} part={part} />;
}
