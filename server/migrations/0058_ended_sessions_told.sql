-- Whatever ends a session, every process hears of it and ends what the session has open: the live orders of a dashboard.
create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('orendi_sessions', old.id::text);
  return null;
end
$$;

create trigger session_ended after delete on session for each row execute function tell_ended_session();
