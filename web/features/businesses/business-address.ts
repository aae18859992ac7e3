import { textLimits } from '@orendi/contract/limits';
import type { BusinessLogo } from '@orendi/contract/schemas/business';
import { paths } from '../../paths.ts';

/** Where a business leads. It has no page yet: its name finds what it sells. */
export function businessAddress({ business_name }: BusinessLogo): string {
  return paths.home({ query: business_name.slice(0, textLimits.query).trim() });
}
