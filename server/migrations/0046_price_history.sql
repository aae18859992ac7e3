-- What products and packages have cost from now on, for the lowest price of the last 30 days, which must be told beside a
-- sale. A row is valid until the next of its item; an item without one does not exist. Triggers write it, so no way to change
-- a price can forget to.
create table price_history (
  product_id integer references product on delete cascade,
  package_id integer references package on delete cascade,
  -- The time of writing, not that of the transaction: of two that write the same item, the one that began first may write last.
  valid_from timestamptz not null default clock_timestamp(),
  price numeric(12, 2) not null,
  currency text not null check (currency in ('EUR', 'USD', 'ALL')),
  sale numeric(12, 2) not null,
  sale_type text check (sale_type in ('percentage', 'fixed')),
  -- As in contract/money.ts; half cents round up.
  effective_price numeric(12, 2) not null generated always as (
    case sale_type
      when 'fixed' then greatest(price - sale, 0)
      when 'percentage' then round(price * (100 - least(sale, 100)) * 0.01, 2)
      else price
    end
  ) stored,
  check (num_nonnulls(product_id, package_id) = 1)
);
create index price_history_of_product on price_history (product_id, valid_from) where product_id is not null;
create index price_history_of_package on price_history (package_id, valid_from) where package_id is not null;
create index price_history_by_age on price_history (valid_from);

insert into price_history (product_id, valid_from, price, currency, sale, sale_type)
  select id, now(), price, currency, sale, sale_type from product;
insert into price_history (package_id, valid_from, price, currency, sale, sale_type)
  select id, now(), price, currency, sale, sale_type from package;

-- The name of the column that holds the item is the trigger's argument.
create function note_prices() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into price_history (%I, price, currency, sale, sale_type) select id, price, currency, sale, sale_type from written',
    tg_argv[0]
  );
  return null;
end $$;
create function note_changed_prices() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into price_history (%I, price, currency, sale, sale_type)
     select w.id, w.price, w.currency, w.sale, w.sale_type from written w join before b on b.id = w.id
     where (w.price, w.currency, w.sale, w.sale_type) is distinct from (b.price, b.currency, b.sale, b.sale_type)',
    tg_argv[0]
  );
  return null;
end $$;

create trigger product_prices after insert on product
  referencing new table as written for each statement execute function note_prices('product_id');
create trigger product_changed_prices after update on product
  referencing old table as before new table as written for each statement execute function note_changed_prices('product_id');
create trigger package_prices after insert on package
  referencing new table as written for each statement execute function note_prices('package_id');
create trigger package_changed_prices after update on package
  referencing old table as before new table as written for each statement execute function note_changed_prices('package_id');
