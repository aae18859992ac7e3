import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { useDialog } from '../../ui/dialogs/use-dialog.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Reported } from './report-dialog.tsx';

const look =
  'inline-flex min-h-11 items-center text-s text-ink-quiet underline decoration-line-strong underline-offset-4 hover:decoration-current';

/**
 * Opens the form that tells the operator what is wrong with a listing or a list; its script loads on the first press. Without
 * script, or where it fails to load, it leads to the page with the operator's address.
 */
export function ReportLink(reported: Reported) {
  const { dialog, open, close } = useDialog();
  const label = 'list' in reported ? m.list_report() : m.listing_report_open();
  const hasScript = useHydrated();

  const report = () =>
    open(
      () => import('./report-dialog.tsx'),
      ({ ReportDialog }) => <ReportDialog reported={reported} onClose={close} />,
      () => location.assign(paths.contactUs),
    );

  return (
    <div className="mt-10">
      {hasScript ? (
        <button type="button" aria-haspopup="dialog" onClick={report} className={look}>
          {label}
        </button>
      ) : (
        <a href={paths.contactUs} className={look}>
          {label}
        </a>
      )}
      {dialog}
    </div>
  );
}
