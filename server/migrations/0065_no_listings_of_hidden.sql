-- A host of the version before writes listings of all that a business has, as it knows neither drafts nor hidden pieces. The next version may
-- drop this.
create function skip_hidden_listings() returns trigger language plpgsql as $$
begin
  if exists (select from product where id = new.product_id and state <> 'published')
    or exists (select from package where id = new.package_id and state <> 'published')
  then
    return null;
  end if;
  return new;
end $$;
create trigger hidden_listings before insert on listing
  for each row execute function skip_hidden_listings();
