import { m } from '@orendi/messages';
import type { MouseEvent } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { reportAddress, reportFiles, type ReportName } from './report-files.ts';
import { useReportDownload } from './use-report-download.ts';

const menuId = 'report-menu';

/**
 * The reports as links in a popover. The browser opens it and downloads the files on its own; with script, toasts
 * report the download's progress.
 */
export function ReportMenu() {
  const { download, isLoading } = useReportDownload();

  function choose(event: MouseEvent<HTMLAnchorElement>, report: ReportName) {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void download(report);
  }

  const choices = [
    ['requests', m.insights_report_orders()],
    ['products', m.insights_report_products()],
  ] as const;
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-busy={isLoading}
        className={`report-button ${buttonClass('plain', 'small')}`}
      >
        {isLoading && <Spinner />}
        {m.insights_report()}
        <Icon name="down" className="size-4" />
      </button>
      <ul id={menuId} popover="auto" className="report-menu">
        {choices.map(([report, name]) => (
          <li key={report}>
            <a
              href={reportAddress(report)}
              download={reportFiles[report]}
              onClick={(event) => choose(event, report)}
              className="menu-choice"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
