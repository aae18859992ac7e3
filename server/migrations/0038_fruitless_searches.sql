-- Words that visitors searched for and that found nothing, by day in Europe/Tirane.
create table fruitless_search (
  day date not null,
  -- Folded, separated by single spaces.
  words text not null check (char_length(words) between 3 and 60),
  -- Different visitors of the day.
  visitors integer not null check (visitors > 0),
  last_at timestamptz not null,
  primary key (day, words)
);
-- Who has been counted for which words: a hash under the salt of the day, as in view_mark, and unlogged for the same reason.
create unlogged table search_mark (
  mark uuid primary key,
  day date not null
);
create index on search_mark (day);
