-- Words of Kosovo's speech, and of the languages of the diaspora, that visitors searched for in vain. A group is left out
-- where the operator has one with these words already.

insert into synonym_group (words)
select added.words::text[]
from (
  values
    ('{divan,kanape,kauç,sofa,couch,kauq,sedir,divano}', '{kauq,sedir,divano}'),
    ('{trevendësh,treshe,three-seater,trosed,troset,3she}', '{trosed,troset,3she}'),
    ('{dyvendësh,dyshe,two-seater,dvosed,dvosjed,2she}', '{dvosed,dvosjed,2she}'),
    ('{karrige,chair,stolicë,sedia,Stuhl}', '{stolicë,sedia,Stuhl}'),
    ('{tavolinë,tryezë,table,tavolo,Tisch}', '{tavolo,Tisch}'),
    ('{krevat,shtrat,bed,letto,Bett}', '{letto,Bett}'),
    ('{krevat dopio,double bed,krevat bashkëshortor,krevet bashkëshortor,krevat martesor,krevet bracni}', '{krevat bashkëshortor,krevat martesor}'),
    ('{dyshek,mattress,materasso,Matratze}', '{materasso,Matratze}'),
    ('{gardërobë,orman,plakar,dollap rrobash,wardrobe,closet,armadio,Kleiderschrank,Schrank}', '{armadio,Kleiderschrank,Schrank}'),
    ('{raft,etazher,regal,shelf,policë}', '{policë}'),
    ('{komodinë,nightstand,bedside table,natkasnë,nahtkasnë}', '{natkasnë,nahtkasnë}'),
    ('{portmanto,varëse rrobash,coat rack,çiviluk,qiviluk,veshalicë}', '{çiviluk,qiviluk,veshalicë}'),
    ('{pasqyrë,mirror,ogledallo,ogledalo,specchio,Spiegel}', '{ogledallo,ogledalo,specchio,Spiegel}'),
    ('{perde,curtain,zavesë,Vorhang}', '{zavesë,Vorhang}'),
    ('{kuzhinë,kitchen,kuhinjë,cucina,Küche}', '{kuhinjë,cucina,Küche}'),
    ('{dhomë gjumi,bedroom,spavaçe sobë,spavaqe sobë,Schlafzimmer}', '{spavaçe sobë,spavaqe sobë,Schlafzimmer}')
) as added (words, fresh)
where not exists (
  select from synonym_group g where g.words && added.fresh::text[]
);
