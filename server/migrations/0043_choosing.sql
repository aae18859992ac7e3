-- What visitors choose by: what a seller offers with a product, where a business is and how far it delivers, and how it may be
-- reached. Null everywhere where nothing is said.
alter table product
  add column made_to_measure boolean,
  add column lead_time_weeks integer check (lead_time_weeks between 0 and 104),
  add column delivery text check (delivery in ('included', 'paid', 'pickup')),
  add column assembly text check (assembly in ('included', 'paid', 'self')),
  add column take_back_days integer check (take_back_days between 0 and 365);

-- The town is one of the product's own list, by its GeoNames id; a place abroad that is not in it has a name instead.
alter table business
  add column town_id integer,
  add column town_name text,
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column opening_hours jsonb,
  add column delivery_note text,
  add column shows_phone boolean not null default false,
  add column shows_whatsapp boolean not null default false,
  add column shows_viber boolean not null default false,
  add check (town_id is null or town_name is null),
  add check ((latitude is null) = (longitude is null));

-- Either a town or a whole country.
create table business_delivery (
  business_id integer not null references business on delete cascade,
  town_id integer,
  country text check (country ~ '^[A-Z]{2}$'),
  check ((town_id is null) <> (country is null)),
  unique nulls not distinct (business_id, town_id, country)
);

-- The floor sides of a listing, the longer first, and its height, in centimeters: of a package, the greatest of its products,
-- null unless all of them are known; 0 counts as unknown. A product's own length and width are kept for its card.
alter table listing
  add column length numeric(8, 2),
  add column width numeric(8, 2),
  add column long_side numeric(8, 2),
  add column short_side numeric(8, 2),
  add column height numeric(8, 2),
  add column made_to_measure boolean not null default false,
  add column is_assembled boolean not null default false,
  add column lead_time_weeks integer,
  add column town_id integer,
  add column delivers_to integer[] not null default '{}',
  add column delivers_to_countries text[] not null default '{}';

update listing l set length = p.length, width = p.width, height = p.height,
  long_side = case when p.length is not null and p.width is not null then greatest(p.length, p.width) end,
  short_side = case when p.length is not null and p.width is not null then least(p.length, p.width) end
from (
  select id, nullif(length, 0) as length, nullif(width, 0) as width, nullif(height, 0) as height from product
) p where p.id = l.product_id;

update listing l set long_side = s.long_side, short_side = s.short_side, height = s.height
from (
  select t.package_id,
    case when bool_and(m.length is not null and m.width is not null) then max(greatest(m.length, m.width)) end as long_side,
    case when bool_and(m.length is not null and m.width is not null) then max(least(m.length, m.width)) end as short_side,
    case when bool_and(m.height is not null) then max(m.height) end as height
  from package_item t join (
    select id, nullif(length, 0) as length, nullif(width, 0) as width, nullif(height, 0) as height from product
  ) m on m.id = t.product_id
  group by t.package_id
) s where s.package_id = l.package_id;
