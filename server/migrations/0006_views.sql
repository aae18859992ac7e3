-- Who looks at what: numbers only. Nothing here references what it counts: a seller's transaction would have to wait
-- for the counting, or lock itself out with it. The counts of what was deleted are out of sight at once, as everything
-- reads them through the item, and upkeep removes them.

-- Products and packages by the number they share. `recent` is the sum of the listing's rows in view_day.
create table view_count (
  listing_id integer primary key,
  total integer not null,
  recent integer not null
) with (fillfactor = 90);
create index view_count_recent on view_count (recent desc, listing_id desc) where recent > 0;

-- The last 30 days, by the calendar of Europe/Tirane; upkeep takes older ones out, and out of `recent`.
create table view_day (
  day date not null,
  listing_id integer not null,
  views integer not null,
  primary key (day, listing_id)
) with (fillfactor = 90);

-- Of the business's page and of all that it sells, kept for good: deleting a product does not undo that people came.
create table business_view_day (
  business_id integer not null,
  day date not null,
  page_views integer not null,
  item_views integer not null,
  primary key (business_id, day)
) with (fillfactor = 90);

-- When a visitor was last counted for an item, for half an hour. A mark is a hash of visitor and item with the salt of
-- the day. Neither table is written to the log, so backups made from it and standby servers never hold a salt; a crash
-- empties both, and then someone may be counted twice.
create unlogged table view_mark (
  mark uuid primary key,
  seen_at timestamptz not null
) with (fillfactor = 90);

create unlogged table view_salt (
  day date primary key,
  salt bytea not null
);
