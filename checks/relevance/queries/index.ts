import type { RelevanceQuery } from '../relevance-query.ts';
import { across } from './across.ts';
import { albanian } from './albanian.ts';
import { brands } from './brands.ts';
import { several } from './several.ts';
import { typing } from './typing.ts';

/** What buyers type, and what they mean by it. */
export const queries: readonly RelevanceQuery[] = [
  ...albanian,
  ...across,
  ...typing,
  ...several,
  ...brands,
];
