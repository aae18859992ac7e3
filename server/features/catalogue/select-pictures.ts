import { type Focus, middle } from '@orendi/contract/fit-picture';
import { type RawBuilder, sql } from 'kysely';

/** Pictures in display order, and parallel to them what crops keep in view. */
export interface PictureColumns {
  picture_keys: string[];
  picture_focus: Focus[];
}

const unknown = sql.lit(`{${middle.join(',')}}`);

/** The columns of `PictureColumns` for a product. @param id its id, as a column */
export const selectPictures = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      array(select picture_key from product_picture where product_id = ${id} order by position) as picture_keys,
      array(
        select coalesce(focus, ${unknown})::real[] from product_picture where product_id = ${id} order by position
      ) as picture_focus`;
