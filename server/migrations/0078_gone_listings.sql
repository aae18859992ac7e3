-- What visitors saw of a listing that its seller has deleted, so that its page can say for a year what it was and show what is like it. A
-- listing that visitors did not see when it was deleted leaves nothing.
create table gone_listing (
  listing_id integer primary key,
  type text not null check (type in ('product', 'package')),
  name text not null,
  business_id integer not null references business on delete cascade,
  -- Others are compared by these; a package has the categories of all its products.
  category_ids integer[] not null,
  brand text,
  color text,
  material text,
  euros numeric not null,
  gone_at timestamptz not null default now()
);
create index on gone_listing (business_id);
create index on gone_listing (gone_at);
