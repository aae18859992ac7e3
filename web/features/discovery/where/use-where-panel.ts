import { usePanel } from '../use-panel.ts';

/** The panel of towns. The list of towns comes with it, and with nothing else that visitors load. */
export function useWherePanel() {
  return usePanel(() => import('./where-panel.tsx').then((part) => part.WherePanel));
}
