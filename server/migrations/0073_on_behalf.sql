-- Since when an operator has edited a business for its owner, who has not been told yet. Null once told.
alter table business add column edits_untold_since timestamptz;
create index on business (edits_untold_since) where edits_untold_since is not null;
