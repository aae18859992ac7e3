import { answeredFailure, brokenOff, networkFailure } from '../../../api/failure.ts';
import { browserSend } from '../../../api/transport.ts';
import { reportAddress, type ReportName } from './report-files.ts';

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
