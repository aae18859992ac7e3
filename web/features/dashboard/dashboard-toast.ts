import { showToast, type ToastRequest } from '../../ui/toast/show-toast.ts';

/** The dashboard's toasts last 3000 ms (specification, section 9), but one that says “loading” until it is replaced. */
export function showDashboardToast(request: ToastRequest): void {
  showToast(request.kind === 'loading' ? request : { ...request, duration: 3_000 });
}
