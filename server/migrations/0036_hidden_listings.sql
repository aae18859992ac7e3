-- A product or package that the operator has taken out of the shop, apart from the suspension of its whole business.
-- Its seller reads the reason. A hidden one has no row in `listing`.
alter table product
  add hidden_at timestamptz,
  add hidden_reason text check (char_length(hidden_reason) between 1 and 500),
  add constraint product_hidden_has_reason check ((hidden_at is null) = (hidden_reason is null));
alter table package
  add hidden_at timestamptz,
  add hidden_reason text check (char_length(hidden_reason) between 1 and 500),
  add constraint package_hidden_has_reason check ((hidden_at is null) = (hidden_reason is null));
create index product_hidden on product (hidden_at desc) where hidden_at is not null;
create index package_hidden on package (hidden_at desc) where hidden_at is not null;
