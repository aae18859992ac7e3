-- In months: 0 says that there is none, null that nothing is said.
alter table product add column warranty_months integer check (warranty_months between 0 and 600);
