-- The operator's words on the page of a room (industry), a category, a town, or a category in a town.
create table landing_text (
  industry_id integer references industry on delete cascade,
  category_id integer references category on delete cascade,
  town_id integer,
  text_al text not null,
  text_en text not null,
  updated_at timestamptz not null default now(),
  check (num_nonnulls(industry_id, category_id) < 2),
  check (industry_id is null or town_id is null),
  unique nulls not distinct (industry_id, category_id, town_id)
);
create index on landing_text (category_id);
