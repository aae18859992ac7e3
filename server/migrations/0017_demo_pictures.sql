-- The demo's pictures come as files now, so what they are drawn from is not needed any more. What remains to be done with
-- files in the store stays here: those of a removed demo are to be removed, and those of a demo from before this
-- migration may be missing.

alter table demo_picture add column task text check (task in ('bring', 'remove'));
update demo_picture set task = case when recipe is null then 'remove' else 'bring' end;
alter table demo_picture alter column task set not null, drop column recipe, drop column place;
