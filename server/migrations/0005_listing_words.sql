-- The search reads every listing into the memory of each process and follows what changes. A listing therefore keeps its
-- folded words as plain text, says in which transaction it was last written, and leaves a trace when it goes; what the
-- database itself found listings by is no longer needed.

drop index listing_words;
drop index listing_products;
drop index listing_sales;
drop index listing_packages;
drop index listing_of_business;
drop index listing_packages_of_business;
drop index listing_of_industry;
drop index listing_of_category;
drop index listing_of_brand;
drop index listing_of_color;
drop index listing_of_material;
drop index listing_of_material_al;
drop index listing_product_prices;
drop index listing_package_prices;
drop index listing_prices_of_category;
-- For the deletion of a business.
create index listing_of_business on listing (business_id);

-- Five lines, from the name to the descriptions: what stood under the weights A to D. The second, for the kind, is filled
-- when a listing is next written.
alter table listing rename column words to weighted_words;
alter table listing add column words text;
update listing set words = concat_ws(
  E'\n',
  coalesce((select string_agg(lexeme, ' ') from unnest(weighted_words) where 'A' = any(weights)), ''),
  '',
  coalesce((select string_agg(lexeme, ' ') from unnest(weighted_words) where 'B' = any(weights)), ''),
  coalesce((select string_agg(lexeme, ' ') from unnest(weighted_words) where 'C' = any(weights)), ''),
  coalesce((select string_agg(lexeme, ' ') from unnest(weighted_words) where 'D' = any(weights)), '')
);
alter table listing alter column words set not null;
alter table listing drop column weighted_words;

alter table listing add column changed_in xid8 not null default '0';
create index listing_changed_in on listing (changed_in);

create function note_listing_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger listing_change before insert or update on listing
  for each row execute function note_listing_change();

create table listing_removal (
  listing_id integer not null,
  removed_in xid8 not null default pg_current_xact_id(),
  removed_at timestamptz not null default now()
);
create index listing_removal_removed_in on listing_removal (removed_in);

create function note_listing_removals() returns trigger language plpgsql as $$
begin
  insert into listing_removal (listing_id) select id from removed;
  return null;
end $$;
create trigger listing_removals after delete on listing
  referencing old table as removed for each statement execute function note_listing_removals();
