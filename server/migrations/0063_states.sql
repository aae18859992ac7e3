-- A product or package may be a draft, which needs no more than a name, or hidden by its seller; apart from either, the operator may
-- keep it out of the shop (`hidden_at`). Visitors see what is published.
alter table product
  add state text not null default 'published' check (state in ('draft', 'published', 'hidden')),
  -- The first time; the order of lists.
  add published_at timestamptz default now(),
  alter description_en drop not null,
  alter description_al drop not null,
  alter price drop not null,
  alter currency drop not null,
  alter industry_id drop not null,
  alter category_id drop not null,
  add constraint product_complete check (
    state = 'draft' or num_nulls(description_en, description_al, price, currency, industry_id, category_id) = 0
  ),
  add constraint product_first_published check (state <> 'published' or published_at is not null),
  -- Its reference to a category is not checked while the industry is null.
  add constraint product_category_in_industry check (category_id is null or industry_id is not null);
alter table package
  add state text not null default 'published' check (state in ('draft', 'published', 'hidden')),
  add published_at timestamptz default now(),
  alter price drop not null,
  alter currency drop not null,
  add constraint package_complete check (state = 'draft' or num_nulls(price, currency) = 0),
  add constraint package_first_published check (state <> 'published' or published_at is not null);
update product set published_at = created_at;
update package set published_at = created_at;

-- What its seller has deleted belongs to no business for the minute in which it can be brought back: whatever reads what a business has, or
-- what visitors see, misses it.
alter table product
  alter business_id drop not null,
  add deleted_from integer references business on delete cascade,
  add deleted_at timestamptz,
  add constraint product_owned_or_deleted check (
    num_nonnulls(business_id, deleted_from) = 1 and (deleted_at is null) = (deleted_from is null)
  );
alter table package
  alter business_id drop not null,
  add deleted_from integer references business on delete cascade,
  add deleted_at timestamptz,
  add constraint package_owned_or_deleted check (
    num_nonnulls(business_id, deleted_from) = 1 and (deleted_at is null) = (deleted_from is null)
  );
create index product_deleted on product (deleted_from, deleted_at) where deleted_from is not null;
create index package_deleted on package (deleted_from, deleted_at) where deleted_from is not null;

-- Pieces of packages of which the product or the package is deleted.
create table deleted_package_item (
  package_id integer not null references package on delete cascade,
  product_id integer not null references product on delete cascade,
  quantity integer not null check (quantity between 1 and 1000000),
  primary key (package_id, product_id)
);
create index on deleted_package_item (product_id);

-- Nobody is offered the price of a draft, so the history of prices begins when it is published.
create or replace function note_prices() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into price_history (%I, price, currency, sale, sale_type)
     select id, price, currency, sale, sale_type from written where state <> ''draft''',
    tg_argv[0]
  );
  return null;
end $$;
create or replace function note_changed_prices() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into price_history (%I, price, currency, sale, sale_type)
     select w.id, w.price, w.currency, w.sale, w.sale_type from written w join before b on b.id = w.id
     where w.state <> ''draft'' and (b.state = ''draft''
       or (w.price, w.currency, w.sale, w.sale_type) is distinct from (b.price, b.currency, b.sale, b.sale_type))',
    tg_argv[0]
  );
  return null;
end $$;
