import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { dismissToast } from '../../../ui/toast/show-toast.ts';
import { showDashboardToast } from '../dashboard-toast.ts';
import { fetchReport } from './fetch-report.ts';
import { reportFiles, type ReportName } from './report-files.ts';
import { saveFile } from './save-file.ts';

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
