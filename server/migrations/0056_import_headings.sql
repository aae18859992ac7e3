-- What the headings of a seller's own tables mean, as the seller has said once.
create table import_heading (
  business_id integer not null references business on delete cascade,
  -- Folded: without case, accents and punctuation.
  heading text not null,
  -- A column of the sheet, or `nothing`.
  meaning text not null,
  told_at timestamptz not null default now(),
  primary key (business_id, heading)
);
