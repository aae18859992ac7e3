-- One row while a restored shop sends nothing: the shop that the backup was made of may have sent the same mails since.
-- The operator lets them go with `mail release`.
create table outbox_hold (
  id smallint primary key default 1 check (id = 1),
  restored_at timestamptz not null default now(),
  -- When the backup was made: what waits from before that came with it.
  backup_of timestamptz not null
);
