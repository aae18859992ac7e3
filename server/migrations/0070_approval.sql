-- Whether a new shop waits for the operator's yes, where SHOP_APPROVAL is on. Until then it is suspended as well, with
-- an empty reason, so that the version before keeps it from visitors, too; one that it restores waits no more.
alter table business add column awaits_approval boolean not null default false;
create index on business (suspended_at) where awaits_approval;
