import { z } from '@hono/zod-openapi';
import { paging, textLimits } from '../limits.ts';
import { Count } from './answer.ts';
import { pageNumber, pageSize } from './number.ts';
import { optionalLine } from './text.ts';

export const pageQuery = (size?: number) => ({ page: pageNumber(), perPage: pageSize(size) });

/** The query of every list of the console. */
export const consoleQuery = pageQuery(paging.consolePerPage);

/** The same with words of a name, or an id. */
export const consoleSearch = { ...consoleQuery, q: optionalLine(textLimits.name) };

export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    results: z.array(row),
    page: z.int().min(1),
    perPage: z.int().min(1),
    total: Count,
  });
}
