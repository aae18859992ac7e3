-- Different visitors of each day in Europe/Tirane: numbers only.
create table visit_day (
  day date primary key,
  visitors integer not null check (visitors > 0)
);
-- Words that visitors searched for, whether or not anything was found, by day in Europe/Tirane. Who has been counted is in search_mark.
create table search_day (
  day date not null,
  -- Folded, separated by single spaces, without those that name the town.
  words text not null check (char_length(words) between 3 and 60),
  -- The slug of the town where it was wanted; empty where none was named.
  town text not null,
  -- Different ones of the day.
  visitors integer not null check (visitors > 0),
  primary key (day, words, town)
);
