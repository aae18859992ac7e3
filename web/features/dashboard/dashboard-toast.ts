import { showToast, type ToastRequest } from '../../ui/toast/show-toast.ts';

/** The dashboard's toasts last 3000 ms (specification, section 9). */
export function showDashboardToast(request: ToastRequest): void {
  showToast({ ...request, duration: 3_000 });
}
