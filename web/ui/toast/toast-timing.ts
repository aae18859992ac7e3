import type { DefaultToastOptions } from 'react-hot-toast/headless';

/** Durations of toasts in milliseconds; they are removed 1 s after being dismissed. The library keeps the newest 20. */
export const toastTiming: DefaultToastOptions = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Infinity },
  custom: { duration: 4000 },
  removeDelay: 1000,
};
