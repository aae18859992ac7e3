import { m } from '@orendi/messages';
import type { MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { answeredFailure, brokenOff, networkFailure } from '../../../api/failure.ts';
import { browserSend } from '../../../api/transport.ts';
import { Button } from '../../forms/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dismissToast } from '../../../ui/toast/show-toast.ts';
import { showDashboardToast } from '../dashboard-toast.ts';

const menuId = 'report-menu';

const menuClass =
  'm-auto w-max max-w-[calc(100vw-2*var(--page-margin))] min-w-52 rounded-m border border-line bg-surface p-1.5 shadow-lift [&:popover-open]:animate-unfold';

/** Below its button and moving with the page; centered on the screen without anchor positioning. */
const anchoredClass =
  'supports-[anchor-name:--report-menu]:absolute supports-[anchor-name:--report-menu]:inset-[anchor(bottom)_anchor(right)_auto_auto] supports-[anchor-name:--report-menu]:mx-0 supports-[anchor-name:--report-menu]:my-2 supports-[anchor-name:--report-menu]:[position-anchor:--report-menu]';

/**
 * The reports as links in a popover. The browser opens it and downloads the files on its own; with script, toasts
 * report the download's progress.
 */
export function ReportMenu() {
  const { call, isLoading } = useApiCall(showDashboardToast);
  const { revalidate } = useRevalidator();

  /** Several at once if need be, with toasts for each: in progress, finished or failed. */
  async function download(report: ReportName): Promise<void> {
    const toastId = `report-${report}`;
    showDashboardToast({ kind: 'loading', text: m.insights_report_making(), id: toastId });
    const content = await call(() => fetchReport(report), {
      success: m.insights_report_done(),
      toastId,
      suppress: ({ status }) => status === signedOut,
      onFailure({ status }) {
        if (status !== signedOut) return;
        // Revalidating makes the page's guard redirect to the login.
        dismissToast(toastId);
        void revalidate();
      },
    });
    if (content !== undefined) saveFile(content, reports[report].file);
  }

  function choose(event: MouseEvent<HTMLAnchorElement>, report: ReportName) {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void download(report);
  }

  return (
    <>
      <Button
        popoverTarget={menuId}
        isBusy={isLoading}
        size="small"
        className="-my-1.5 [anchor-name:--report-menu]"
      >
        {m.insights_report()}
        <Icon name="down" className="size-4" />
      </Button>
      <ul id={menuId} popover="auto" className={`${menuClass} ${anchoredClass}`}>
        {(['requests', 'products'] as const).map((report) => (
          <li key={report}>
            <a
              href={reportAddress(report)}
              download={reports[report].file}
              onClick={(event) => choose(event, report)}
              className="menu-choice"
            >
              {reports[report].name()}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Milliseconds until the object URL is revoked; even a slow phone has saved the file by then. */
const keptMs = 60_000;

/** Saves a fetched file as if it were a link's download. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}

const signedOut = 401;

/** Downloads a whole report. Rejects with an `ApiFailure`. */
export async function fetchReport(report: ReportName, send = browserSend): Promise<Blob> {
  const response = await send(reportAddress(report));
  if (!response.ok) throw await answeredFailure(response);
  // A captive portal's page, for example, is not a report.
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/vnd.ms-excel')) throw networkFailure();
  try {
    return await response.blob();
  } catch (error) {
    throw brokenOff(error);
  }
}

/** The menu's reports by API name, with their files and names. */
const reports = {
  requests: { file: 'business_requests.xls', name: m.insights_report_orders },
  products: { file: 'business_products.xls', name: m.insights_report_products },
};
type ReportName = keyof typeof reports;

function reportAddress(report: ReportName): string {
  return `/v1/private/business-report/download-${report}`;
}
