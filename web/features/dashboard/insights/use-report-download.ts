import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { dismissToast } from '../../../ui/toast/show-toast.ts';
import { showDashboardToast } from '../dashboard-toast.ts';
import { fetchReport } from './fetch-report.ts';
import { reportFiles, type ReportName } from './report-files.ts';

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

/** Downloads reports, several at once if need be, with toasts for each: in progress, finished or failed. */
export function useReportDownload() {
  const { call, isLoading } = useApiCall(showDashboardToast);
  const { revalidate } = useRevalidator();

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
    if (content !== undefined) saveFile(content, reportFiles[report]);
  }

  return { download, isLoading };
}
