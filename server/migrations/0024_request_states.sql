-- What has become of a request is one state, which later stages join. A held one was kept apart as likely spam, and a
-- dropped one is a held one that its seller threw away; all others are orders.
alter table request
  add column state text not null default 'new'
    constraint request_state_known check (state in ('held', 'dropped', 'new', 'answered')),
  add column state_since timestamptz not null default now(),
  -- Why it was held; none where it was not.
  add column signals text[] not null default '{}';
update request set state = case when request_status then 'answered' else 'new' end, state_since = created_at;

-- Both follow from the state.
alter table request drop column request_status;
alter table request
  add column request_status boolean not null generated always as (state = 'answered') stored,
  add column is_order boolean not null generated always as (state not in ('held', 'dropped')) stored;
-- Counts the orders, and those that wait, too.
create index request_by_status on request (business_id, request_status, id desc) where is_order;
create index request_held on request (business_id, id desc) where state = 'held';
create index request_dropped on request (state_since) where state = 'dropped';
