-- The tax number that a seller has given, and since when the operator has confirmed it; another number is unconfirmed.
alter table business
  add column tax_number text check (char_length(tax_number) between 1 and 20),
  add column verified_at timestamptz,
  add check (verified_at is null or tax_number is not null);
