-- Whoever waits for something: an address, or a browser that takes push messages. The token of its page is made of the seed and
-- the secret of the shop, so that neither a copy of the database nor the outbox opens anything.
create table watcher (
  id integer generated always as identity primary key,
  email text check (char_length(email) <= 254),
  endpoint text,
  p256dh text,
  auth text,
  language text not null,
  seed uuid not null,
  token_hash bytea not null unique,
  -- The last day in Tirana on which its watches were looked at. What is found is queued in the same transaction. Whoever has
  -- ended theirs and begins anew is told nothing on the first day: there may have been a mail on it.
  looked_on date not null default (now() at time zone 'Europe/Tirane')::date,
  -- Its watches end a while after its page, or a link of a mail, was last opened.
  opened_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (num_nonnulls(email, endpoint) = 1),
  check (num_nonnulls(endpoint, p256dh, auth) in (0, 3))
);
create unique index watcher_by_place on watcher (coalesce(endpoint, lower(email)));

create table watch (
  id integer generated always as identity primary key,
  watcher_id integer not null references watcher on delete cascade,
  -- The parameters of a search, in one spelling; or the id of a product or package, whose row may go before this one.
  search text check (char_length(search) <= 1500),
  item_id integer,
  item_type text check (item_type in ('product', 'package')),
  item_name text,
  -- The lowest price that was told, after the sale.
  price numeric(12, 2),
  currency text,
  -- Null until the owner of the address has confirmed it.
  confirmed_at timestamptz,
  -- What was published since is new.
  seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (num_nonnulls(search, item_id) = 1),
  check (num_nonnulls(item_id, item_type, item_name, price, currency) in (0, 5)),
  unique nulls not distinct (watcher_id, search, item_id)
);
