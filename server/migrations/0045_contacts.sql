-- A visitor may ask a business itself, without a listing: such a request has no price.
alter table request
  drop constraint request_item_type_check,
  add constraint request_item_type_check check (item_type in ('product', 'package', 'business')),
  alter column item_price drop not null,
  alter column item_currency drop not null,
  add constraint request_has_price check (
    num_nonnulls(item_price, item_currency) = case when item_type = 'business' then 0 else 2 end
  );

-- How many visitors of a day in Europe/Tirane asked a business's page for its phone, WhatsApp or Viber.
create table business_contact_day (
  business_id integer not null references business on delete cascade,
  day date not null,
  contacts integer not null check (contacts > 0),
  primary key (business_id, day)
);
-- Who has been counted for which business: a hash under the salt of the day, as in view_mark, and unlogged for the same reason.
create unlogged table contact_mark (
  mark uuid primary key,
  day date not null
);
create index on contact_mark (day);
