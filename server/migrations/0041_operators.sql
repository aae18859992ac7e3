-- Those who run the marketplace: accounts that open the operator's console, and never sell.
alter table account add column is_operator boolean not null default false;
alter table account add constraint account_operator_sells_nothing check (not is_operator or business_id is null);
