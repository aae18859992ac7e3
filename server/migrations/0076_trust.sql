alter table business
  -- That the seller has given, and since when the operator has confirmed it; another number is unconfirmed.
  add tax_number text check (char_length(tax_number) between 1 and 20),
  add verified_at timestamptz,
  add constraint business_verified_by_number check (verified_at is null or tax_number is not null),
  -- Shown to buyers: the hours within which it usually answers. Null where nothing is said.
  add answers_within_hours smallint check (answers_within_hours > 0),
  -- Past days that were holidays from morning to evening, in Europe/Tirane, written YYYY-MM-DD; `closed_from` and
  -- `closed_to` go with the holidays.
  add closed_days text[] not null default '{}';
