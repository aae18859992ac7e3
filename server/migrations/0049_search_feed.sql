-- The search may be a cluster outside of the processes. What it has of the listings stands here rather than there: in the
-- same database as the transactions that it is told in, and not in a backup, after which they mean nothing.
create table search_feed (
  -- The name by which an index is searched: one for each form that documents have had.
  alias text primary key,
  -- What is searched; null until it was filled once.
  index_name text,
  -- Which database, and which of its timelines, the transactions are of.
  database_id text,
  timeline text,
  -- All transactions before this one are in the index.
  horizon xid8,
  -- What the index has: all that was visible then.
  seen pg_snapshot,
  fed_at timestamptz,
  -- Who feeds the index, until it is somebody else's turn.
  feeder text,
  feeds_until timestamptz,
  -- How often the turn was taken: who takes it later has read later, and its changes replace those of whoever had it before.
  turn bigint not null default 0,
  -- What is being filled to be searched next, by whom, and with how many listings so far.
  filling text,
  filler text,
  fills_until timestamptz,
  filled integer not null default 0
);

-- The newest first, for the lists that are shown while the cluster is away. Those of a business are few enough to be sorted.
create index listing_newest_products on listing (published_at desc, id desc) where product_id is not null;
create index listing_newest_sales on listing (published_at desc, id desc) where product_id is not null and sale > 0;
create index listing_newest_packages on listing (published_at desc, id desc) where package_id is not null;
create index listing_newest_of_category on listing (category_id, published_at desc, id desc);
create index listing_newest_of_industry on listing (industry_id, published_at desc, id desc);
