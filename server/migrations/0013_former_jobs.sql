-- What the job queue of former versions had not done yet becomes rows of `job`; then its schema goes. Its jobs for mails
-- said only that it is time to look, and those by the clock are set anew at every start.
do $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  insert into job (queue, data, due_at)
  select name, coalesce(data, '{}'), greatest(start_after, now())
  from pgboss.job
  where name in ('forgotten-passwords', 'push', 'picture-removal') and state in ('created', 'retry', 'active');
  drop schema pgboss cascade;
end $$;
