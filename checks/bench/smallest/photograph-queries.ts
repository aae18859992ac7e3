import type { PictureCalled } from '@orendi/demo/pictures/put-pictures';
import type { OpenDatabase } from '@orendi/server/platform/db/open-database';

type Pool = OpenDatabase['pool'];
type Client = Pick<Pool, 'query'>;

/** Has the shop refer to these pictures instead of all that it has, in one transaction. */
export async function keepOnlyPictures(
  pool: Pool,
  pictures: readonly ReturnType<PictureCalled>[],
  refer: (client: Client) => Promise<void>,
): Promise<void> {
  const keys = pictures.map(({ key }) => key);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into picture (key, bytes, focus)
       select key, bytes, array[x, y]
       from unnest($1::text[], $2::int[], $3::real[], $4::real[]) as given (key, bytes, x, y)
       on conflict do nothing`,
      [
        keys,
        pictures.map(({ bytes }) => bytes),
        pictures.map(({ found }) => found[0]),
        pictures.map(({ found }) => found[1]),
      ],
    );
    await refer(client);
    // A folder that was started before has the banner that comes with the product.
    await client.query(
      `delete from picture p where not key = any($1::text[])
         and not exists (select from announcement where default_banner = p.key)`,
      [keys],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Steps of seven, as products of one shop that follow each other are not all views of one piece. */
const keyFor = (id: string, position: string) =>
  `($1::text[])[1 + (${id} * 7 + ${position}) % cardinality($1::text[])]`;

/** Gives each picture of a product one of these, and packages those of their products. */
export async function pictureListings(client: Client, keys: readonly string[]): Promise<void> {
  await client.query(
    `update product_picture set focus = null, picture_key = ${keyFor('product_id', 'position')}`,
    [keys],
  );
  await client.query(
    `update listing set picture_focus = null, picture_key = ${keyFor('product_id', '0')}
     where product_id is not null`,
    [keys],
  );
  await client.query(
    `update listing set picture_focus = null, piece_focus = null, picture_key = pieces.keys[1],
       piece_pictures = pieces.keys
     from (
       select package_id, array_agg(picture_key order by product_id) filter (where place <= 3) as keys
       from (
         select t.package_id, t.product_id, k.picture_key,
           row_number() over (partition by t.package_id order by t.product_id) as place
         from package_item t join product_picture k on k.product_id = t.product_id and k.position = 0
       ) as placed
       group by package_id
     ) as pieces
     where pieces.package_id = listing.package_id`,
  );
}

export async function pictureBusinesses(client: Client, keys: readonly string[]): Promise<void> {
  await client.query(`update business set logo = ${keyFor('id', '0')}`, [keys]);
}
