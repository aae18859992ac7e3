-- What the card of a package shows: how many pieces are in it, and pictures of the first ones.
alter table listing
  add column pieces integer,
  add column piece_pictures text[];

update listing l set
  pieces = coalesce((select sum(quantity) from package_item where package_id = l.package_id), 0),
  piece_pictures = array(
    select k.picture_key
    from package_item t join product_picture k on k.product_id = t.product_id and k.position = 0
    where t.package_id = l.package_id
    group by k.picture_key order by min(t.product_id) limit 3
  )
where package_id is not null;

alter table listing add check (num_nulls(pieces, piece_pictures) = num_nulls(package_id) * 2);
