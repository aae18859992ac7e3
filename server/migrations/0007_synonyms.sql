-- Words and short phrases that mean the same, in both languages, so that one finds the other. A word may stand in
-- several groups; they do not become one by that. One after a ~ belongs there only loosely: what it finds comes later.
-- Case, accents and ordinary endings do not matter to the search, nor do small words such as `e` and `of`. The operator
-- adds and removes groups; this file never changes again.

create table synonym_group (
  id integer primary key generated always as identity,
  words text[] not null check (cardinality(words) between 2 and 20 and array_position(words, null) is null)
);

-- Seats.
insert into synonym_group (words)
values
  ('{divan,kanape,kauç,~kolltuk,minder,sofa,couch,settee}'),
  ('{kolltuk,poltronë,fotele,berzherë,armchair,easy chair}'),
  ('{divan këndor,kolltuk këndor,kauç këndor,kanape këndore,garniturë këndore,kënd,ugaonë,corner sofa,corner suite,sectional sofa}'),
  ('{divan krevat,divan që hapet,kauç krevat,kauç që hapet,kolltuk krevat,sofa bed,sleeper sofa,futon}'),
  ('{dyvendësh,dyshe,two-seater,two-seat,2-seater,2-seat,loveseat}'),
  ('{trevendësh,trivendësh,treshe,trosjed,three-seater,three-seat,3-seater,3-seat}'),
  ('{katërvendësh,four-seater,four-seat,4-seater,4-seat}'),
  ('{karrige,karrikë,chair}'),
  ('{karrige zyre,karrige pune,kolltuk zyre,office chair,desk chair,swivel chair}'),
  ('{karrige ngrënieje,karrige kuzhine,karrige buke,dining chair,kitchen chair}'),
  ('{karrige lëkundëse,kolltuk lëkundës,rocking chair}'),
  ('{karrige gaming,karrige lojërash,gaming chair}'),
  ('{karrige e lartë,karrige ushqimi,high chair,highchair}'),
  ('{stol,fron,hokllë,stool}'),
  ('{stol bari,karrige bari,bar stool}'),
  ('{pankë,stol i gjatë,bench}'),
  ('{puf,taburetë,mbështetëse këmbësh,pouffe,ottoman,footstool}'),
  ('{kolltuk relaks,kolltuk që hapet,recliner,reclining chair}'),
  ('{shezlong,shtrat plazhi,lounger,sun lounger,sun bed,~chaise longue,~chaise lounge}');

-- Tables.
insert into synonym_group (words)
values
  ('{tavolinë,tryezë,astal,table}'),
  ('{tavolinë kafeje,tavolinë mesi,tavolinë salloni,tavolinë e ulët,tryezë kafeje,coffee table,low table}'),
  ('{tavolinë ngrënieje,tryezë ngrënieje,tavolinë buke,tavolinë kuzhine,dining table,kitchen table}'),
  ('{tavolinë pune,tavolinë shkrimi,tavolinë zyre,tavolinë kompjuteri,tryezë pune,skrivani,desk,writing desk,computer desk}'),
  ('{tavolinë mësimi,tavolinë studimi,study desk,student desk}'),
  ('{tavolinë anësore,tavolinë ndihmëse,side table,end table}'),
  ('{tavolinë mbledhjesh,tavolinë konferencash,meeting table,conference table}'),
  ('{tavolinë tualeti,tryezë tualeti,tavolinë grimi,tualet,dressing table,vanity table}'),
  ('{tavolinë bari,tavolinë e lartë,bar table}'),
  ('{tavolinë lokali,tavolinë bistroje,café table,bistro table}'),
  ('{konsolë,console,console table}'),
  ('{banak,banko,counter}'),
  ('{plan pune,pllakë pune,worktop,countertop}'),
  ('{ishull kuzhine,kitchen island}');

-- Cupboards, shelves and what else holds things.
insert into synonym_group (words)
values
  ('{gardërobë,orman,plakar,dollap rrobash,~dollap,wardrobe,closet,armoire}'),
  ('{dollap,cabinet,cupboard}'),
  ('{dollap kuzhine,kitchen cabinet,kitchen cupboard}'),
  ('{raft,etazher,regal,regall,shelf,shelving,shelving unit}'),
  ('{raft muri,mensolë,wall shelf,floating shelf}'),
  ('{bibliotekë,raft librash,bookcase,bookshelf}'),
  ('{sirtar,drawer}'),
  ('{komodë,sirtarierë,chest of drawers,drawer unit,dresser}'),
  ('{shifonier,komodë e lartë,tallboy}'),
  ('{komodinë,tavolinë nate,nightstand,night stand,night table,bedside table,bedside cabinet}'),
  ('{komodë tv,komodë televizori,tavolinë tv,tavolinë televizori,mobilje tv,mobilje televizori,regal tv,raft tv,tv unit,tv stand,tv bench,tv cabinet,media unit}'),
  ('{televizor,tv,television}'),
  ('{bufe,kredencë,sideboard,buffet,credenza}'),
  ('{vitrinë,dollap me xham,display cabinet,glass cabinet,display case,china cabinet,glass-door cabinet}'),
  ('{portmanto,varëse rrobash,mbajtëse rrobash,coat rack,coat stand,clothes rack,clothes stand,hat stand}'),
  ('{këpuctore,këpucëtore,dollap këpucësh,raft këpucësh,shoe cabinet,shoe rack,shoe storage}'),
  ('{paravan,ndarëse dhome,room divider,folding screen}'),
  ('{skedar,dollap dosjesh,filing cabinet,file cabinet}'),
  ('{kuti,box,storage box}'),
  ('{sënduk,baule,arkë,chest,trunk}'),
  ('{kosh,shportë,basket}'),
  ('{karrocë,karrocë shërbimi,trolley,cart}'),
  ('{raft lodrash,kuti lodrash,toy storage,toy box}'),
  ('{ruajtje,magazinim,storage}');

-- Beds and bedding.
insert into synonym_group (words)
values
  ('{krevat,shtrat,bed}'),
  ('{krevat dopio,krevat çift,krevat matrimonial,krevat martesor,shtrat dopio,double bed,king size bed,queen size bed,~bed 160x200,~bed 180x200,~krevat 160x200,~krevat 180x200}'),
  ('{krevat tek,shtrat tek,krevat njëpersonal,single bed,~bed 90x200,~krevat 90x200}'),
  ('{krevat dykatësh,krevat marinari,shtrat dykatësh,bunk bed,loft bed}'),
  ('{djep,krevat bebesh,krevat foshnje,cot,crib,baby bed}'),
  ('{krevat fëmijësh,shtrat fëmijësh,children''s bed,kids bed}'),
  ('{kokë krevati,headboard}'),
  ('{dyshek,dushek,madrac,shilte,mattress}'),
  ('{jastëk,nënkresë,pillow,cushion}'),
  ('{errësues,blackout}'),
  ('{jorgan,duvet,quilt,comforter}'),
  ('{batanije,qebe,velenxë,blanket,throw}'),
  ('{mbulesë,kuvertë,cover,bedspread,throw}'),
  ('{mbulesë divani,sofa cover,slipcover}'),
  ('{çarçaf,sheet,bed linen}');

-- Lamps.
insert into synonym_group (words)
values
  ('{llambë,llampë,ndriçues,lamp}'),
  ('{abazhur,llambë tavoline,table lamp,desk lamp,bedside lamp}'),
  ('{abazhur,lampshade,lamp shade}'),
  ('{llambë dyshemeje,llambë këmbë,~llambadar,floor lamp,standing lamp}'),
  ('{llambadar,chandelier}'),
  ('{llambë muri,aplik,wall lamp,wall light,sconce}'),
  ('{plafonierë,llambë tavani,ceiling lamp,ceiling light}'),
  ('{llambë varëse,pendant lamp,pendant light,hanging lamp}'),
  ('{ndriçim,lighting}'),
  ('{dritë,light}');

-- Decoration.
insert into synonym_group (words)
values
  ('{qilim,tapet,tepih,sixhade,rug,carpet}'),
  ('{pasqyrë,mirror}'),
  ('{perde,curtain,drapes}'),
  ('{grila,roletë,blind,roller blind}'),
  ('{vazo,vase}'),
  ('{saksi,vazo lulesh,flower pot,plant pot,planter}'),
  ('{kornizë,frame,picture frame}'),
  ('{kuadër,tablo,pikturë,painting,picture,wall art}'),
  ('{orë muri,wall clock}'),
  ('{shandan,candlestick,candle holder}'),
  ('{letër muri,wallpaper}'),
  ('{zbukurim,dekor,ornament,decoration,decor}');

-- Outdoors.
insert into synonym_group (words)
values
  ('{kopsht,oborr,garden,yard,patio}'),
  ('{i jashtëm,outdoor,exterior,~kopsht,~oborr}'),
  ('{garniturë kopshti,set kopshti,set verande,mobilje kopshti,garden set,garden furniture,outdoor furniture,patio set}'),
  ('{karrige kopshti,karrige oborri,karrige verande,garden chair,patio chair,outdoor chair}'),
  ('{çadër,çadër dielli,ombrellë,parasol,umbrella}'),
  ('{kolovajzë,luhajëse,shilarës,lëkundëse kopshti,swing,garden swing,swing seat}'),
  ('{hamak,hammock}'),
  ('{pergolë,gazebo,pergola,pavilion}'),
  ('{ballkon,balkon,balcony}'),
  ('{tarracë,verandë,terrace,veranda}');

-- Furniture as such.
insert into synonym_group (words)
values
  ('{mobilje,mobilie,mobileri,orendi,furniture}'),
  ('{garniturë,komplet,set}');

-- Rooms, and who and what they are for.
insert into synonym_group (words)
values
  ('{dhomë,room}'),
  ('{dhomë gjumi,bedroom}'),
  ('{dhomë ndenjeje,dhomë dite,sallon,living room,sitting room,lounge}'),
  ('{dhomë ngrënieje,dining room}'),
  ('{dhomë fëmijësh,children''s room,kids room,nursery}'),
  ('{kuzhinë,kitchen}'),
  ('{kuzhinë me masë,fitted kitchen}'),
  ('{zyrë,office}'),
  ('{korridor,hyrje,paradhomë,hallway,hall,entrance}'),
  ('{banjë,bathroom,bath}'),
  ('{kafene,lokal,bar-kafe,café,coffee shop}'),
  ('{restorant,restaurant}'),
  ('{fëmijë,child,kid}'),
  ('{bebe,foshnje,baby}'),
  ('{lodër,toy}'),
  ('{libër,book}'),
  ('{këpucë,shoe}'),
  ('{rroba,veshje,clothes,clothing}'),
  ('{mur,wall}'),
  ('{dysheme,floor}'),
  ('{tavan,ceiling}');

-- Materials.
insert into synonym_group (words)
values
  ('{dru,drunjtë,wood}'),
  ('{dru masiv,dru i plotë,solid wood}'),
  ('{lis,~dushk,dru lisi,oak}'),
  ('{arrë,dru arre,walnut}'),
  ('{ah,dru ahu,beech}'),
  ('{pishë,dru pishe,pine}'),
  ('{bredh,spruce,fir}'),
  ('{frashër,ash}'),
  ('{mështekër,thupër,birch}'),
  ('{qershi,cherry}'),
  ('{panjë,maple}'),
  ('{gështenjë,chestnut}'),
  ('{tik,teak}'),
  ('{akacie,acacia}'),
  ('{bambu,bamboo}'),
  ('{ratan,rattan,wicker}'),
  ('{thurur,woven}'),
  ('{lëkurë,leather}'),
  ('{lëkurë natyrale,lëkurë e vërtetë,genuine leather,real leather}'),
  ('{eko-lëkurë,lëkurë artificiale,lëkurë sintetike,faux leather,eco leather,artificial leather,imitation leather,leatherette}'),
  ('{kamosh,suede}'),
  ('{kadife,velvet}'),
  ('{pelush,plush}'),
  ('{bukle,bouclé}'),
  ('{stof,pëlhurë,tekstil,fabric,textile,cloth}'),
  ('{pambuk,cotton}'),
  ('{li,linen}'),
  ('{lesh,wool}'),
  ('{mëndafsh,silk}'),
  ('{jutë,jute}'),
  ('{shkumë,sfungjer,foam}'),
  ('{lateks,latex}'),
  ('{xham,qelq,glass}'),
  ('{mermer,marble}'),
  ('{gur,stone}'),
  ('{granit,granite}'),
  ('{qeramikë,ceramic}'),
  ('{porcelan,porcelain}'),
  ('{metal,metalik,metallic}'),
  ('{hekur,iron}'),
  ('{hekur i farkëtuar,hekur i punuar,wrought iron}'),
  ('{çelik,steel}'),
  ('{çelik inoks,inoks,stainless steel}'),
  ('{alumin,aluminium,aluminum}'),
  ('{tunxh,brass,~bronz,~bronze}'),
  ('{bronz,bronze}'),
  ('{ar,artë,gold,golden}'),
  ('{argjend,argjendtë,silver}'),
  ('{krom,kromuar,chrome}'),
  ('{plastikë,plastic}'),
  ('{melaminë,melamine}'),
  ('{rimeso,veneer}'),
  ('{kompensatë,plywood}');

-- Colours.
insert into synonym_group (words)
values
  ('{ngjyrë,colour,color}'),
  ('{bardhë,white}'),
  ('{krem,cream,~ivory}'),
  ('{bezhë,beige}'),
  ('{gri,hirtë,grey,gray}'),
  ('{antracit,anthracite,charcoal}'),
  ('{zi,black}'),
  ('{kafe,brown}'),
  ('{terrakotë,terracotta}'),
  ('{portokalli,orange}'),
  ('{mustardë,mustard}'),
  ('{verdhë,yellow}'),
  ('{kuq,red}'),
  ('{bordo,burgundy,maroon}'),
  ('{rozë,pink}'),
  ('{vjollcë,purple,violet}'),
  ('{lejla,lilac,~purple,~vjollcë}'),
  ('{blu,kaltër,blue}'),
  ('{bruz,turkez,turquoise}'),
  ('{jeshil,gjelbër,green}'),
  ('{ulliri,olive}'),
  ('{natyrale,natural}'),
  ('{çelët,light}'),
  ('{errët,dark}'),
  ('{shumëngjyrësh,multicolour,multicolor,colourful}');

-- Forms, parts and manners.
insert into synonym_group (words)
values
  ('{këndor,qoshe,corner}'),
  ('{palosshëm,palosës,folding,foldable}'),
  ('{zgjatshëm,zgjatës,që zgjatet,zgjerueshëm,extendable,extending}'),
  ('{rrotullues,swivel,rotating}'),
  ('{lëkundës,rocking}'),
  ('{rregullueshëm,adjustable}'),
  ('{rrumbullakët,round,circular}'),
  ('{katror,square}'),
  ('{drejtkëndor,rectangular}'),
  ('{madh,large,big}'),
  ('{vogël,small,little}'),
  ('{lartë,tall,high}'),
  ('{ulët,low}'),
  ('{gjerë,wide}'),
  ('{ngushtë,narrow,slim}'),
  ('{gjatë,long}'),
  ('{dopio,dyfishtë,double}'),
  ('{njëpersonal,single,~tek}'),
  ('{dykatësh,bunk}'),
  ('{tapicuar,veshur,upholstered}'),
  ('{rrëshqitës,sliding}'),
  ('{rrotë,wheel,castor}'),
  ('{krah,armrest}'),
  ('{shpinë,mbështetëse,backrest}'),
  ('{këmbë,leg}'),
  ('{derë,door}'),
  ('{skandinav,nordik,Scandinavian,nordic}'),
  ('{modern,bashkëkohor,contemporary}'),
  ('{klasik,tradicional,classic,classical,traditional}'),
  ('{rustik,rustic}'),
  ('{antik,vintage,antique,retro}'),
  ('{luksoz,luks,luxury,luxurious}'),
  ('{rehatshëm,comfortable}'),
  ('{ergonomik,ergonomic}'),
  ('{ortopedik,orthopaedic,orthopedic}'),
  ('{elektrik,electric}'),
  ('{lirë,ekonomik,cheap,affordable}'),
  ('{punuar me dorë,punim dore,handmade,handcrafted}');

-- Numbers.
insert into synonym_group (words)
values
  ('{2,dy,two}'),
  ('{3,tre,tri,three}'),
  ('{4,katër,four}'),
  ('{5,pesë,five}'),
  ('{6,gjashtë,six}'),
  ('{7,shtatë,seven}'),
  ('{8,tetë,eight}'),
  ('{9,nëntë,nine}'),
  ('{10,dhjetë,ten}');
