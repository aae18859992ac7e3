import type { Suspension } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';

/** Tells the people of a business that only they see the page, and why. */
export function PreviewNotice({ suspension }: { suspension: Suspension }) {
  return (
    <p className="mt-3 rounded-m border border-wait-line bg-wait-tint px-4 py-3 text-s text-pretty text-wait-deep">
      {suspension.awaits_approval ? m.preview_awaits_approval() : m.preview_suspended()}{' '}
      <a href={paths.dashboard} className="underline underline-offset-4">
        {m.preview_dashboard()}
      </a>
    </p>
  );
}
