import { usePanel } from './use-panel.ts';

/** The panel of price and size. */
export function useLimitsPanel() {
  return usePanel(() => import('./limits/limits-panel.tsx').then((part) => part.LimitsPanel));
}
