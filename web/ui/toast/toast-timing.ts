import type { DefaultToastOptions } from 'react-hot-toast/headless';

/**
 * How long toasts stand, in milliseconds; then they are dismissed, and 1 s later they are removed. The library keeps the
 * newest 20.
 */
export const toastTiming: DefaultToastOptions = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Infinity },
  custom: { duration: 4000 },
  removeDelay: 1000,
};
