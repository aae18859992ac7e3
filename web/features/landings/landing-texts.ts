import type { Landing } from '@orendi/contract/schemas/landing';
import { m } from '@orendi/messages';

/** The heading of a page, as people search for it: “Divane në Tiranë”. */
export function landingTitle({ industry, category, town }: Landing): string {
  const thing = category ?? industry;
  if (thing !== null) return town === null ? thing : m.landing_in_town({ thing, town });
  return town === null ? m.landing_all() : m.landing_furniture_in_town({ town });
}
