-- Photographs that a buyer adds to a request. Their files have a store of their own, under random names: the file is written
-- first, and one without a row is removed by a job, so that deleting a row, by whatever way, deletes the file.
create table request_photo (
  id integer generated always as identity primary key,
  request_id integer not null references request on delete cascade,
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  -- Of the picture, so that a repeated upload adds nothing to its request; it finds no file.
  fingerprint text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  unique (request_id, fingerprint)
);
