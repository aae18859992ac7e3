-- One row: the random id by which this shop's folders, buckets, indexes, replicas and backups are told from another's.
create table shop_identity (
  only_one boolean primary key default true check (only_one),
  id uuid not null default gen_random_uuid()
);
insert into shop_identity default values;
