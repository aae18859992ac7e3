-- A buyer comes back to a request by a link of its own. Its token is made of the seed and the secret of the shop, so that
-- neither a copy of the database nor the outbox opens anything.
alter table request
  -- Null for what a seller wrote down, and for forms from before.
  add link_seed uuid,
  -- SHA-256 of the token.
  add link_hash bytea,
  -- Set when somebody said that it is not theirs: the link opens nothing any more.
  add link_closed_at timestamptz,
  -- When a seller first opened its details.
  add read_at timestamptz,
  -- When the buyer last changed the message; the texts before are in request_message.
  add edited_at timestamptz,
  -- The answer that the seller has sent to the buyer's page; `offered_price` and `note` stay the seller's own.
  add sent_price numeric(12, 2) check (sent_price > 0),
  add sent_currency text,
  add sent_words text check (char_length(sent_words) between 1 and 500),
  add sent_at timestamptz,
  add constraint request_sent_price_has_currency check (num_nonnulls(sent_price, sent_currency) <> 1),
  add withdrawn_at timestamptz,
  -- What comes back if the buyer takes that back within a day: the columns that it emptied, and the state.
  add withdrawn jsonb check (withdrawn_at is not null or withdrawn is null),
  -- The buyer's answer to "did they reach you?".
  add outcome text check (outcome in ('yes', 'no', 'bought')),
  add outcome_at timestamptz,
  add prefers_whatsapp boolean not null default false,
  -- In centimeters.
  add wanted_length numeric(7, 2),
  add wanted_width numeric(7, 2),
  add wanted_height numeric(7, 2),
  -- The same question to several sellers has one round. No unique index: two of them may become one business.
  add round uuid,
  -- A keyed hash of the network that sent it.
  add client_network bytea,
  -- A withdrawn one names nobody.
  drop constraint request_client_name_check,
  add constraint request_client_name_check
    check (char_length(client_name) <= 100 and (client_name <> '' or withdrawn_at is not null)),
  drop constraint request_can_be_answered,
  add constraint request_can_be_answered check (
    (preferred_contact_method = 'email' and client_email is not null)
    or (preferred_contact_method = 'phone' and client_phone is not null)
    or withdrawn_at is not null
  );
create unique index request_by_link on request (link_hash) where link_hash is not null;
create index request_of_round on request (round) where round is not null;
-- When a dashboard was last told something new by a buyer.
create index request_changed on request (business_id, greatest(edited_at, withdrawn_at, outcome_at))
  where greatest(edited_at, withdrawn_at, outcome_at) is not null;
create index request_withdrawn on request (withdrawn_at) where withdrawn is not null;

-- Messages of requests as they were before their buyers changed them.
create table request_message (
  id integer generated always as identity primary key,
  request_id integer not null references request on delete cascade,
  message text not null,
  written_at timestamptz not null
);
create index on request_message (request_id);

-- How many mails about own requests an address was sent on a day, and whether it wants none. A keyed hash stands for it.
create table buyer_address (
  address_hash bytea primary key,
  day date not null default current_date,
  mails integer not null default 0,
  stopped_at timestamptz
);
