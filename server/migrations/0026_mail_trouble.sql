-- A mail that its server refuses is not tried for ever: it is given up, kept, and shown to the operator.
alter table mail
  -- The first refusal of a mail that has been refused only since; an absent server is none.
  add column refused_since timestamptz,
  add column given_up_at timestamptz;
drop index mail_due;
create index mail_due on mail (due_at) where sent_at is null and given_up_at is null;
create index mail_given_up on mail (given_up_at) where given_up_at is not null;
