-- A business that was merged into another: its number means that one from then on, through every later merge.
create table business_merge (
  from_id integer primary key,
  into_id integer not null references business on delete cascade,
  -- As an operator's sheets may still call it.
  from_name text not null,
  -- By which erasures tell it from a later business of the same number.
  from_created_at timestamptz not null,
  merged_at timestamptz not null default now(),
  check (from_id <> into_id)
);
create index on business_merge (into_id);

-- Where both have an owner, both are asked first. What they agree to ends when they no longer own it.
create table merge_question (
  from_id integer primary key references business on delete cascade,
  into_id integer not null references business on delete cascade,
  from_agreed integer references account on delete set null,
  into_agreed integer references account on delete set null,
  asked_at timestamptz not null default now(),
  check (from_id <> into_id)
);
create index on merge_question (into_id);

-- Without an owner, it is offered to the account with its address; not once the operator has taken it from one.
alter table business add column is_claimable boolean not null default true;
create index on business (lower(email));
-- Businesses that an account said are not its own.
alter table account add column declined_claims integer[] not null default '{}';
