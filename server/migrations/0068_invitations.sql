-- An invitation to own a business, or to work for it. Its link holds a token that is made of the seed and the secret of the
-- shop, so that neither a copy of the database nor the outbox opens anything.
create table invitation (
  id integer generated always as identity primary key,
  business_id integer not null references business on delete cascade,
  role text not null check (role in ('owner', 'staff')),
  -- Whom alone it is for, in lower case; null for whoever holds the link.
  email text check (email = lower(email)),
  seed uuid not null,
  -- SHA-256.
  token_hash bytea not null unique,
  -- Who invites; null for the operator.
  account_id integer references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Serves once.
  accepted_by integer references account on delete cascade,
  -- Accepted by whoever held the link of a business that has requests: nothing is open before the operator's yes.
  awaits_operator boolean not null default false check (not awaits_operator or accepted_by is not null)
);
create index on invitation (business_id);
create index on invitation (account_id) where account_id is not null;
create index on invitation (accepted_by) where accepted_by is not null;
