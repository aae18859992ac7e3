-- Whether a listing can be had now: of a product at least one is in stock, and of every product in a package as many as it
-- holds. An unknown quantity counts as none.
alter table listing add column in_stock boolean not null default false;
update listing l set in_stock = true from product p where p.id = l.product_id and p.quantity > 0;
update listing l set in_stock = true
where l.package_id is not null and not exists (
  select from package_item t join product m on m.id = t.product_id
  where t.package_id = l.package_id and coalesce(m.quantity < t.quantity, true)
);
alter table listing alter column in_stock drop default;
