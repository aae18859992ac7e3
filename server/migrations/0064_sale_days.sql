-- A sale may have a first and a last day, in Tirana. What is on sale today stays in `sale` and `sale_type`, whoever reads them; a sale with
-- such a day stands in `dated_sale` as well, for its seller, and begins and ends there by itself.
alter table product
  add dated_sale numeric(12, 2) check (dated_sale > 0),
  add dated_sale_type text check (dated_sale_type in ('percentage', 'fixed')),
  add sale_from date,
  add sale_to date,
  add constraint product_dated_sale_has_days check (
    (dated_sale is null) = (dated_sale_type is null) and (dated_sale is null) = (num_nonnulls(sale_from, sale_to) = 0)
  ),
  add constraint product_dated_sale_within_price check (
    (dated_sale_type = 'percentage' and dated_sale <= 100) or (dated_sale_type = 'fixed' and dated_sale <= price)
  ),
  add constraint product_sale_begins_first check (sale_from <= sale_to);
alter table package
  add dated_sale numeric(12, 2) check (dated_sale > 0),
  add dated_sale_type text check (dated_sale_type in ('percentage', 'fixed')),
  add sale_from date,
  add sale_to date,
  add constraint package_dated_sale_has_days check (
    (dated_sale is null) = (dated_sale_type is null) and (dated_sale is null) = (num_nonnulls(sale_from, sale_to) = 0)
  ),
  add constraint package_dated_sale_within_price check (
    (dated_sale_type = 'percentage' and dated_sale <= 100) or (dated_sale_type = 'fixed' and dated_sale <= price)
  ),
  add constraint package_sale_begins_first check (sale_from <= sale_to);
create index product_dated_sales on product (business_id) where dated_sale is not null;
create index package_dated_sales on package (business_id) where dated_sale is not null;
