-- Whom an account works for without owning it. Ownership stays in business_id: the version before takes staff for
-- accounts without a business, and so shows them nothing.
alter table account
  add staff_of integer references business on delete set null,
  add constraint account_owner_or_staff check (num_nonnulls(business_id, staff_of) < 2 and not (is_operator and staff_of is not null));
create index on account (staff_of) where staff_of is not null;
