import { z } from '@hono/zod-openapi';
import { Count, FocusPoint, Id, PictureUrl } from '../fields/answer.ts';
import { blankClears } from '../fields/blank.ts';
import { decimal, id, wholeNumber } from '../fields/number.ts';
import { pageNumber, pageSize } from '../fields/paging.ts';
import { dimension, listLengths, maxId } from '../limits.ts';
import { detailAnswers } from './product-details.ts';

const { length, width, height } = detailAnswers;
const size = () => blankClears(decimal(dimension.min, dimension.max));

/** Which of the own products without all sizes, the newest first. */
export const UnmeasuredQuery = z.object({ page: pageNumber(), perPage: pageSize() });
export type UnmeasuredQuery = z.output<typeof UnmeasuredQuery>;

/** An own product that lacks its length, width or height; 0 counts as lacking. */
export const Unmeasured = z
  .object({
    id: Id,
    product_name: z.string(),
    image: PictureUrl.nullable(),
    image_focus: FocusPoint.nullable(),
    length,
    width,
    height,
    version: Count,
  })
  .openapi('Unmeasured');
export type Unmeasured = z.infer<typeof Unmeasured>;

/** Sizes in centimeters of own products; one that is not sent stays, null clears it. */
export const SizesForm = z
  .object({
    products: z
      .array(
        z.object({
          id: id(),
          version: wholeNumber(0, maxId).optional(),
          length: size(),
          width: size(),
          height: size(),
        }),
      )
      .min(1)
      .max(listLengths.bulkIds),
  })
  .openapi('SizesForm');
export type SizesForm = z.output<typeof SizesForm>;

export const SavedSizes = z
  .object({
    saved: z.array(z.object({ id: Id, version: Count })),
    stale: z.array(Id).openapi({
      description: 'Those that were changed since the version that was sent; they stay as they are',
    }),
  })
  .openapi('SavedSizes');
export type SavedSizes = z.infer<typeof SavedSizes>;
