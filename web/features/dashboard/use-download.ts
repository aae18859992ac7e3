import { useRevalidator } from 'react-router';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { answeredFailure, brokenOff, networkFailure } from '../../api/failure.ts';
import { browserSend } from '../../api/transport.ts';
import { dismissToast } from '../../ui/toast/show-toast.ts';
import { showDashboardToast } from './dashboard-toast.ts';

interface Download {
  /** The path of the call. */
  from: string;
  /** The name under which it is saved. */
  file: string;
  type: string;
  making: string;
  done: string;
}

/** Milliseconds until the object URL is revoked; even a slow phone has saved the file by then. */
const keptMs = 60_000;
const signedOut = 401;

/** Fetches and saves files, several at once if need be, with toasts for each: in progress, finished or failed. */
export function useDownload() {
  const { call, isLoading } = useApiCall(showDashboardToast);
  const { revalidate } = useRevalidator();

  async function download({ from, file, type, making, done }: Download): Promise<void> {
    const toastId = `download-${file}`;
    showDashboardToast({ kind: 'loading', text: making, id: toastId });
    const content = await call(() => fetchFile(from, type), {
      success: done,
      toastId,
      suppress: ({ status }) => status === signedOut,
      onFailure({ status }) {
        if (status !== signedOut) return;
        // Revalidating makes the page's guard redirect to the login.
        dismissToast(toastId);
        void revalidate();
      },
    });
    if (content !== undefined) saveFile(content, file);
  }

  return { download, isLoading };
}

function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}

/** Downloads a whole file of a media type. Rejects with an `ApiFailure`. */
export async function fetchFile(from: string, type: string, send = browserSend): Promise<Blob> {
  const response = await send(from);
  if (!response.ok) throw await answeredFailure(response);
  // A captive portal's page, for example, is not the file.
  if (!response.headers.get('Content-Type')?.startsWith(type)) throw networkFailure();
  try {
    return await response.blob();
  } catch (error) {
    throw brokenOff(error);
  }
}
