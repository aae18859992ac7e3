import { businessCardFrame } from '../catalogue/picture-frames.ts';
import type { Columns } from '../discovery/rows.ts';

/** 2 columns from 640 px, 3 from 768, 4 from 1024, 5 from 1280, 6 from 1536. */
export const businessColumns: Columns = {
  grid: 'results-grid business-columns',
  frame: businessCardFrame,
  shownFrom: [
    '',
    '',
    'hidden sm:block',
    'hidden md:block',
    'hidden lg:block',
    'hidden xl:block',
    'hidden 2xl:block',
  ],
  hiddenFrom: [
    'hidden',
    'hidden',
    'sm:hidden',
    'md:hidden',
    'lg:hidden',
    'xl:hidden',
    '2xl:hidden',
  ],
};
