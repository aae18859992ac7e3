-- One row: who runs the marketplace, and what it is called. Null where the product's own name, the settings, or nothing stand in.
create table market (
  id smallint primary key default 1 check (id = 1),
  name text check (char_length(name) between 1 and 40),
  logo text references picture,
  legal_name text check (char_length(legal_name) between 1 and 200),
  registration_number text check (char_length(registration_number) between 1 and 200),
  address text check (char_length(address) between 1 and 200),
  phone text check (char_length(phone) between 1 and 40)
);
insert into market default values;

-- Every version of a page's text that an operator has published, in Markdown. Both null: the built-in text again.
create table page_text (
  page text not null check (page in ('terms', 'privacy', 'help', 'contact')),
  version integer not null check (version > 0),
  text_al text,
  text_en text,
  -- What came with the product then, so that what a release has changed in it can be told.
  built_in_al text not null,
  built_in_en text not null,
  actor text not null,
  created_at timestamptz not null default now(),
  primary key (page, version),
  check (num_nonnulls(text_al, text_en) <> 1)
);

-- The version of the terms that was accepted last; null for accounts that are older than this column.
alter table account add accepted_terms text check (char_length(accepted_terms) between 1 and 20);
