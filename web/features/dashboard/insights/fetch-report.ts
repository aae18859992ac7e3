import { answeredFailure, brokenOff, networkFailure } from '../../../api/failure.ts';
import { browserSend } from '../../../api/transport.ts';
import { reportAddress, type ReportName } from './report-files.ts';

/** Fetches a report as a whole. Rejects with an `ApiFailure`. */
export async function fetchReport(report: ReportName, send = browserSend): Promise<Blob> {
  const response = await send(reportAddress(report));
  if (!response.ok) throw await answeredFailure(response);
  // The page of some hotel's network, for one, is no report.
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/vnd.ms-excel')) throw networkFailure();
  try {
    return await response.blob();
  } catch (error) {
    throw brokenOff(error);
  }
}
