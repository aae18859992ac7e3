-- The demo catalogue: whether it is in the shop, which businesses are its own, and what its pictures are drawn from.

-- No row: the question has not come up yet. A demo that was declined or taken out does not come by itself any more.
create table demo (
  id smallint primary key default 1 check (id = 1),
  state text not null check (state in ('declined', 'filled', 'removed')),
  changed_at timestamptz not null default now()
);

create table demo_business (
  business_id integer primary key references business on delete cascade
);

-- Pictures of the demo by their keys, in the order in which they are drawn ahead of being asked for. Without a recipe,
-- a picture is only waiting for its files to be removed; so nothing here refers to the pictures of the shop.
create table demo_picture (
  key text primary key,
  recipe json,
  place integer not null
);
create index on demo_picture (place);
