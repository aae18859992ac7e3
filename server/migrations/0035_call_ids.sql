-- The call that caused a mail or a job, as the header X-Request-Id names it: what is logged of both can be put together.
-- Null for what no call has caused, such as work by the clock.
alter table mail add column call_id text check (char_length(call_id) between 1 and 64);
alter table job add column call_id text check (char_length(call_id) between 1 and 64);
