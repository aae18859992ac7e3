-- A key against a second sending serves sellers too: it is theirs, and stands for the product or package that it made.
-- Keys of visitors belong to no business.
alter table idempotency_key
  drop constraint idempotency_key_pkey,
  add column business_id integer references business on delete cascade,
  add column product_id integer references product on delete cascade,
  add column package_id integer references package on delete cascade,
  alter column request_id drop not null,
  alter column body_hash drop not null,
  add constraint idempotency_key_stands_for_one check (num_nonnulls(request_id, product_id, package_id) = 1),
  add constraint idempotency_key_of_one unique nulls not distinct (business_id, key);
create index on idempotency_key (product_id) where product_id is not null;
create index on idempotency_key (package_id) where package_id is not null;
