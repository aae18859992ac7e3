-- Words that visitors searched for in vain: chandeliers and desks as they are called in Kosovo and Albania, and for how many
-- people something is. A group is left out where the operator has one with these words already.

insert into synonym_group (words)
select added.words::text[]
from (
  values
    ('{llambadar,llustër,lustër,lampadar,chandelier}', '{llustër,lustër}'),
    ('{tavolinë pune,tavolinë shkrimi,skrivani,birou,biro,byro,desk,writing desk,bureau}', '{birou,byro}'),
    ('{2 vendësh,2 vende,2 persona,2 veta,dy persona,dy veta,dy vende,dyvendësh,dyshe,2 people,two people,2-seater,two-seater,2-seat,two-seat,loveseat}', '{2 persona}'),
    ('{3 vendësh,3 vende,3 persona,3 veta,tre persona,tre veta,tre vende,trevendësh,tri persona,tri veta,tri vende,trivendësh,treshe,3 people,three people,3-seater,three-seater,3-seat,three-seat}', '{3 persona}'),
    ('{4 vendësh,4 vende,4 persona,4 veta,katër persona,katër veta,katër vende,katërvendësh,4 people,four people,4-seater,four-seater,4-seat,four-seat}', '{4 persona}'),
    ('{5 vendësh,5 vende,5 persona,5 veta,pesë persona,pesë veta,pesë vende,pesëvendësh,5 people,five people,5-seater,five-seater,5-seat,five-seat}', '{5 persona}'),
    ('{6 vendësh,6 vende,6 persona,6 veta,gjashtë persona,gjashtë veta,gjashtë vende,gjashtëvendësh,6 people,six people,6-seater,six-seater,6-seat,six-seat}', '{6 persona}'),
    ('{8 vendësh,8 vende,8 persona,8 veta,tetë persona,tetë veta,tetë vende,tetëvendësh,8 people,eight people,8-seater,eight-seater,8-seat,eight-seat}', '{8 persona}'),
    ('{10 vendësh,10 vende,10 persona,10 veta,dhjetë persona,dhjetë veta,dhjetë vende,dhjetëvendësh,10 people,ten people,10-seater,ten-seater,10-seat,ten-seat}', '{10 persona}'),
    ('{12 vendësh,12 vende,12 persona,12 veta,dymbëdhjetë persona,dymbëdhjetë veta,dymbëdhjetë vende,dymbëdhjetëvendësh,12 people,twelve people,12-seater,twelve-seater,12-seat,twelve-seat}', '{12 persona}')
) as added (words, fresh)
where not exists (
  select from synonym_group g where g.words && added.fresh::text[]
);
