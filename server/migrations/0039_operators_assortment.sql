-- Industries and categories are now the operator's. Their own ones are numbered from 1001, so that what later versions
-- bring can keep fixed numbers below. A category that moves to another industry takes its products along.
select setval(pg_get_serial_sequence('industry', 'id'), greatest(1000, (select max(id) from industry)));
select setval(pg_get_serial_sequence('category', 'id'), greatest(1000, (select max(id) from category)));

alter table product
  drop constraint product_category_id_industry_id_fkey,
  add constraint product_category_id_industry_id_fkey
    foreign key (category_id, industry_id) references category (id, industry_id) on update cascade;
