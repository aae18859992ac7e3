-- Lists of pieces that visitors without an account share by two links: one reads, the other changes. Only the SHA-256 of
-- the links' random tokens is kept, so that a copy of the database opens none.
create table list (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  note text not null default '' check (char_length(note) <= 140),
  reading_hash bytea not null unique,
  adding_hash bytea not null unique,
  created_at timestamptz not null default now(),
  -- When it was last opened or changed; gone after twelve months.
  used_on date not null default current_date
);
create index on list (used_on);

-- A piece stays in a list when it leaves the shop, which the list then says: no reference to it.
create table list_piece (
  list_id integer not null references list on delete cascade,
  item_id integer not null,
  item_type text not null check (item_type in ('product', 'package')),
  note text not null default '' check (char_length(note) <= 140),
  place integer generated always as identity,
  primary key (list_id, item_id)
);

-- Open ones: dismissing deletes them, and removing the list too.
create table list_report (
  id integer generated always as identity primary key,
  list_id integer not null references list on delete cascade,
  reason text not null,
  message text not null default '' check (char_length(message) <= 500),
  created_at timestamptz not null default now()
);
create index on list_report (list_id);
