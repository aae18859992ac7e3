-- A package with a hidden product is out of the shop with it. This takes out those of products hidden before.
delete from listing l
using package_item t join product m on m.id = t.product_id
where l.package_id = t.package_id and m.hidden_at is not null;
