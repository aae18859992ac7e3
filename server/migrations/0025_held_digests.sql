-- One row per business and stretch of time in which a request to it was held; the digest of that stretch was queued with it.
create table held_digest (
  business_id integer not null references business on delete cascade,
  starts_at timestamptz not null,
  primary key (business_id, starts_at)
);
create index on held_digest (starts_at);
