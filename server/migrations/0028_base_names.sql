-- Better names for some of the base industries and categories: ones whose first ten letters, which is what a category's
-- button shows, say what is meant, in the words that people here use and in American English. Only a name that still
-- stands as the shop came with it is changed; what the operator has written stays.

create temporary table new_name (
  category_id integer,
  language text,
  former text,
  name text,
  -- As the search folds it: `listing.words` holds such words, a line each for name, kind, maker, about and descriptions.
  words text
) on commit drop;

insert into new_name
values
  (3, 'al', 'Kauçe që hapen', 'Divane krevat', 'divane krevat'),
  (5, 'en', 'Pouffes & footstools', 'Footstools & poufs', 'footstools poufs'),
  (5, 'al', 'Taburete dhe pufe', 'Pufe e taburete', 'pufe e taburete'),
  (6, 'al', 'Tavolina kafeje', 'Tavolinëza e tavolina kafeje', 'tavolineza e tavolina kafeje'),
  (9, 'al', 'Bufe dhe konsola', 'Bufe e konsola', 'bufe e konsola'),
  (10, 'en', 'Cabinets & display cases', 'Display cabinets', 'display cabinets'),
  (10, 'al', 'Vitrina dhe dollapë', 'Vitrina', 'vitrina'),
  (12, 'al', 'Portmanto dhe këpuctore', 'Portmanto dhe dollapë këpucësh', 'portmanto dhe dollape kepucesh'),
  (20, 'al', 'Tryeza ngrënieje', 'Tavolina ngrënieje', 'tavolina ngrenieje'),
  (23, 'en', 'Kitchen trolleys', 'Kitchen carts', 'kitchen carts'),
  (24, 'al', 'Tavolina pune', 'Skrivani e tavolina pune', 'skrivani e tavolina pune'),
  (26, 'al', 'Skedarë dhe dollapë zyre', 'Dollapë dosjesh dhe zyre', 'dollape dosjesh dhe zyre'),
  (28, 'al', 'Garnitura kopshti', 'Sete kopshti', 'sete kopshti'),
  (32, 'al', 'Kafene dhe lokale', 'Mobilje lokalesh', 'mobilje lokalesh'),
  (33, 'en', 'Ceiling & pendant lamps', 'Ceiling lamps', 'ceiling lamps'),
  (33, 'al', 'Plafoniera dhe llamba varëse', 'Llamba tavani', 'llamba tavani'),
  (37, 'en', 'Cots & nursery', 'Cribs & baby beds', 'cribs baby beds'),
  (37, 'al', 'Djepe dhe krevate bebesh', 'Djepe e krevate bebesh', 'djepe e krevate bebesh'),
  (38, 'en', 'Bunk & children''s beds', 'Kids'' beds & bunks', 'kids beds bunks'),
  (38, 'al', 'Krevate dykatëshe dhe fëmijësh', 'Krevate fëmijësh dhe dykatëshe', 'krevate femijesh dhe dykateshe'),
  (40, 'al', 'Kuti dhe rafte lodrash', 'Kuti lodrash dhe rafte', 'kuti lodrash dhe rafte'),
  (44, 'al', 'Jastëkë dhe mbulesa', 'Jastëkë e mbulesa', 'jasteke e mbulesa'),
  (45, 'al', 'Vazo dhe zbukurime', 'Vazo e zbukurime', 'vazo e zbukurime');

delete from new_name n
where not exists (
  select from category c
  where c.id = n.category_id
    and n.former = case n.language when 'al' then c.category_name_al else c.category_name end
);
update category c set category_name = n.name
from new_name n where n.category_id = c.id and n.language = 'en';
update category c set category_name_al = n.name
from new_name n where n.category_id = c.id and n.language = 'al';

create temporary table new_industry on commit drop as
select id from industry where id = 3 and industry_name_al = 'Kuzhina dhe ngrënia';
update industry i set industry_name_al = 'Kuzhina dhe dhoma e ngrënies' from new_industry n where n.id = i.id;

-- Listings are found by the new names as well, at once; the former words go when a listing is next written.
create function pg_temp.add_words(line text, added text) returns text language sql immutable as $$
  select string_agg(word, ' ' order by place) from (
    select word, min(place) as place
    from regexp_split_to_table(btrim(concat_ws(' ', line, added)), ' +') with ordinality as t (word, place)
    where word <> ''
    group by word
  ) words
$$;
with found as (
  select l.id, l.words,
    string_agg(n.words, ' ') filter (where l.product_id is not null and n.words !~ ' ') as kind,
    string_agg(n.words, ' ') as maker
  from listing l join new_name n on n.category_id = l.category_id or n.category_id = any(l.part_category_ids)
  group by l.id
)
update listing l set words = concat_ws(
  E'\n',
  split_part(f.words, E'\n', 1),
  coalesce(pg_temp.add_words(split_part(f.words, E'\n', 2), f.kind), ''),
  coalesce(pg_temp.add_words(split_part(f.words, E'\n', 3), f.maker), ''),
  split_part(f.words, E'\n', 4),
  split_part(f.words, E'\n', 5)
)
from found f where f.id = l.id;
update listing l set words = concat_ws(
  E'\n',
  split_part(l.words, E'\n', 1),
  split_part(l.words, E'\n', 2),
  split_part(l.words, E'\n', 3),
  pg_temp.add_words(split_part(l.words, E'\n', 4), 'kuzhina dhe dhoma e ngrenies'),
  split_part(l.words, E'\n', 5)
)
from new_industry n where n.id = l.industry_id or n.id = any(l.part_industry_ids);

-- Synonyms for the words that came and went, again only where a group is as the shop came with it.
update synonym_group g set words = n.words::text[]
from (values
  ('{tavolinë kafeje,tavolinë mesi,tavolinë salloni,tavolinë e ulët,tryezë kafeje,coffee table,low table}', '{tavolinë kafeje,tavolinëz kafeje,tavolinëz,tavolinë mesi,tavolinë salloni,tavolinë e ulët,tryezë kafeje,coffee table,low table}'),
  ('{puf,taburetë,mbështetëse këmbësh,pouffe,ottoman,footstool}', '{puf,taburetë,mbështetëse këmbësh,pouf,pouffe,ottoman,footstool}'),
  ('{llambë varëse,pendant lamp,pendant light,hanging lamp}', '{llambë varëse,pendant lamp,pendant light,hanging lamp,~llambë tavani,~ceiling lamp}'),
  ('{dhomë ngrënieje,dining room}', '{dhomë ngrënieje,dhomë e ngrënies,dining room}')
) n (former, words)
where g.words = n.former::text[];

insert into synonym_group (words)
values ('{komplet,paketë,package}');
