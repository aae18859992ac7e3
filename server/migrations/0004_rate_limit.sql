-- Calls counted for limits that several processes share (rate-limiter-flexible's table). Losing it in a crash does
-- no harm, so it is not written to the log.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index on rate_limit (expire);
