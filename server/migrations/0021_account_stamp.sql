-- Counts the changes that end everything pending: a new password, a verified address. Links in mails are signed over it, and
-- attempts to sign in are counted under it.
alter table account add column stamp integer not null default 0;
-- Changes of address asked for before the old address was told of them must be asked for again.
update account set new_email = null where new_email is not null;
