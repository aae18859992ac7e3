import { abroad } from './businesses-abroad.ts';
import { albania } from './businesses-albania.ts';
import type { DemoBusiness } from './business.ts';

/** The first is the demo seller's. */
export const businesses: readonly DemoBusiness[] = [...albania, ...abroad];
