import { useState } from 'react';
import type { BarFacet } from '../../../platform/listing-search.ts';
import { type Press, usePanel } from '../use-panel.ts';

/** Which facet is open, and its panel. */
export function useFacetPanel() {
  const [facet, setFacet] = useState<BarFacet>();
  const panel = usePanel(() => import('./facet-panel.tsx').then((part) => part.FacetPanel));
  return {
    ...panel,
    facet: panel.opening && facet,
    press(pressed: BarFacet, event: Press): void {
      if (panel.press(event)) setFacet(pressed);
    },
  };
}
