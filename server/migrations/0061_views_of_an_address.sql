-- A mark may stand for an address instead of a visitor; then it counts the views since seen_at.
alter table view_mark add column views integer not null default 1;
