-- Businesses that have said nothing of their town get the one of their address where it is beyond doubt: exactly one town of
-- Albania, Kosovo, North Macedonia, Montenegro and the Preševo valley stands in it as whole words, in either spelling, and not as the
-- name of a street. A genitive names a street as a rule (Rruga e Durrësit) and is no spelling here; of a name within a longer
-- one only the longer counts (Krujë, Fushë-Krujë). Left out are names that mean something else, too (Bar, Viti, Dibër, Golem,
-- Bajram Curri).
with spelling (town_id, name) as (values
    (3183875, 'tirane'), (3183875, 'tirana'), (3185728, 'durres'), (3185728, 'durresi'), (783263, 'elbasan'),
    (783263, 'elbasani'), (3183719, 'vlore'), (3183719, 'vlora'), (3184081, 'shkoder'), (3184081, 'shkodra'),
    (3184081, 'shkoderi'), (781988, 'pogradec'), (781988, 'pogradeci'), (782756, 'korce'), (782756, 'korca'),
    (3185672, 'fier'), (3185672, 'fieri'), (3186084, 'berat'), (3186084, 'berati'), (3184862, 'lushnje'),
    (3184862, 'lushnja'), (3185211, 'kavaje'), (3185211, 'kavaja'), (3185012, 'lac'), (3185012, 'laci'),
    (783148, 'gjirokaster'), (783148, 'gjirokastra'), (783148, 'gjirokasteri'), (3184518, 'patos'),
    (3184518, 'patosi'), (3185082, 'kruje'), (3185082, 'kruja'), (3184935, 'lezhe'), (3184935, 'lezha'),
    (782661, 'kukes'), (782661, 'kukesi'), (783493, 'burrel'), (783493, 'burreli'), (363243, 'sarande'),
    (363243, 'saranda'), (782061, 'peshkopi'), (782061, 'peshkopia'), (3185897, 'cerrik'), (3185897, 'cerriku'),
    (3184099, 'shijak'), (3184099, 'shijaku'), (782519, 'librazhd'), (782519, 'librazhdi'), (3185060, 'kucove'),
    (3185060, 'kucova'), (781443, 'tepelene'), (781443, 'tepelena'), (783059, 'gramsh'), (783059, 'gramshu'),
    (783508, 'bulqize'), (783508, 'bulqiza'), (3185270, 'kamez'), (3185270, 'kamza'), (3185270, 'kamezi'),
    (782070, 'permet'), (782070, 'permeti'), (3185638, 'fushe kruje'), (3185638, 'fushe kruja'), (3186145, 'ballsh'),
    (3186145, 'ballshu'), (3184264, 'rreshen'), (3184264, 'rresheni'), (3184806, 'mamurras'), (3184806, 'mamurrasi'),
    (783259, 'erseke'), (783259, 'erseka'), (3184497, 'peqin'), (3184497, 'peqini'), (783606, 'bilisht'),
    (783606, 'bilishti'), (3184252, 'rrogozhine'), (3184252, 'rrogozhina'), (3184197, 'selenice'),
    (3184197, 'selenica'), (3184290, 'roskovec'), (3184290, 'roskoveci'), (3184388, 'puke'), (3184388, 'puka'),
    (3183708, 'vore'), (3183708, 'vora'), (3184743, 'memaliaj'), (3184743, 'memaliaji'), (782843, 'kelcyre'),
    (782843, 'kelcyra'), (3185377, 'himare'), (3185377, 'himara'), (781979, 'polican'), (781979, 'policani'),
    (3185133, 'koplik'), (3185133, 'kopliku'), (783408, 'corovode'), (783408, 'corovoda'), (781920, 'prrenjas'),
    (781920, 'prrenjasi'), (363383, 'delvine'), (363383, 'delvina'), (782393, 'maliq'), (782393, 'maliqi'),
    (782523, 'libohove'), (782523, 'libohova'), (3183814, 'ura vajgurore'), (3183814, 'ura vajgurora'),
    (2595331, 'ksamil'), (2595331, 'ksamili'), (3184136, 'shengjin'), (3184136, 'shengjini'), (782535, 'leskovik'),
    (782535, 'leskoviku'), (3184575, 'orikum'), (3184575, 'orikumi'), (783214, 'fushe arrez'), (3184238, 'rubik'),
    (3184238, 'rubiku'), (3184702, 'milot'), (3184702, 'miloti'), (363320, 'konispol'), (363320, 'konispoli'),
    (782685, 'krume'), (782685, 'kruma'), (782806, 'klos'), (3186093, 'belsh'), (3186093, 'belshu'),
    (3185797, 'divjake'), (3185797, 'divjaka'), (363363, 'finiq'), (363363, 'finiqi'), (3185823, 'vau i dejes'),
    (782500, 'pustec'), (782500, 'pusteci'), (3183945, 'sukth'), (3183945, 'sukthu'), (3183765, 'velipoje'),
    (3183765, 'velipoja'), (3315380, 'golemi'), (3185234, 'kashar'), (3185234, 'kashari'), (3184528, 'paskuqan'),
    (3184528, 'paskuqani'), (781182, 'voskopoje'), (781182, 'voskopoja'), (3185803, 'dhermi'), (786714, 'prishtine'),
    (786714, 'pristina'), (786714, 'prishtina'), (786712, 'prizren'), (786712, 'prizreni'), (789225, 'mitrovice'),
    (789225, 'mitrovica'), (791646, 'gjakove'), (791646, 'gjakova'), (787157, 'peje'), (787157, 'peja'),
    (784759, 'ferizaj'), (784759, 'ferizaji'), (790674, 'gjilan'), (790674, 'gjilani'), (786950, 'podujeve'),
    (786950, 'podujeva'), (784097, 'vushtrri'), (785238, 'suhareke'), (785238, 'suhareka'), (787456, 'rahovec'),
    (787456, 'rahoveci'), (790701, 'drenas'), (790701, 'drenasi'), (788652, 'lipjan'), (788652, 'lipjani'),
    (789228, 'fushe kosove'), (789228, 'fushe kosova'), (788239, 'malisheve'), (788239, 'malisheva'),
    (785642, 'skenderaj'), (785642, 'skenderaji'), (791580, 'decan'), (791580, 'decani'), (789996, 'istog'),
    (789996, 'istogu'), (789455, 'kline'), (789455, 'klina'), (789227, 'kamenice'), (789227, 'kamenica'),
    (791122, 'dragash'), (791122, 'dragashu'), (789721, 'kacanik'), (789721, 'kacaniku'), (785485, 'shtime'),
    (785485, 'shtima'), (787534, 'obiliq'), (787534, 'obiliqi'), (788731, 'leposaviq'), (788731, 'leposavic'),
    (788731, 'leposaviqi'), (790265, 'gracanice'), (790265, 'gracanica'), (791539, 'hani i elezit'),
    (783770, 'zvecan'), (783770, 'zvecani'), (785388, 'shterpce'), (785388, 'strpce'), (785388, 'shterpca'),
    (787589, 'novoberde'), (787589, 'novo brdo'), (787589, 'novoberda'), (783802, 'zubin potok'),
    (783802, 'zubin potoku'), (789739, 'junik'), (789739, 'juniku'), (788187, 'mamushe'), (788187, 'mamusha'),
    (786478, 'ranillug'), (786478, 'ranilug'), (786478, 'ranillugu'), (789427, 'kllokot'), (789427, 'klokot'),
    (789427, 'kllokoti'), (787197, 'partesh'), (787197, 'partes'), (787197, 'parteshu'), (785842, 'shkup'),
    (785842, 'skopje'), (785842, 'shkupi'), (788886, 'kumanove'), (788886, 'kumanovo'), (788886, 'kumanova'),
    (785082, 'tetove'), (785082, 'tetovo'), (785082, 'tetova'), (790295, 'gostivar'), (790295, 'gostivari'),
    (792578, 'manastir'), (792578, 'bitola'), (792578, 'manastiri'), (786735, 'prilep'), (786735, 'prilepi'),
    (785058, 'veles'), (785058, 'velesi'), (785482, 'shtip'), (785482, 'stip'), (785482, 'shtipi'), (787487, 'oher'),
    (787487, 'ohrid'), (787487, 'oheri'), (785387, 'struge'), (785387, 'struga'), (789527, 'kercove'),
    (789527, 'kicevo'), (789527, 'kercova'), (791606, 'debar'), (791606, 'diberi'), (789541, 'kavadar'),
    (789541, 'kavadarci'), (789541, 'kavadari'), (789403, 'kocan'), (789403, 'kocani'), (785380, 'strumice'),
    (785380, 'strumica'), (788654, 'likove'), (788654, 'lipkovo'), (788654, 'likova'), (783926, 'zheline'),
    (783926, 'zelino'), (783926, 'zhelina'), (785113, 'tearce'), (785113, 'tearca'), (786565, 'radovish'),
    (786565, 'radovis'), (786565, 'radovishu'), (789045, 'kriva pallanke'), (789045, 'kriva palanka'),
    (789045, 'kriva pallanka'), (790744, 'gjevgjeli'), (790744, 'gevgelija'), (787716, 'negotine'),
    (787716, 'negotino'), (787716, 'negotina'), (785345, 'studenican'), (785345, 'studenicani'), (784424, 'vinice'),
    (784424, 'vinica'), (791559, 'dellceve'), (791559, 'delcevo'), (791559, 'dellceva'), (786341, 'resnje'),
    (786341, 'resen'), (786341, 'resnja'), (833357, 'ilinden'), (833357, 'ilindeni'), (792227, 'bervenice'),
    (792227, 'brvenica'), (792227, 'bervenica'), (792501, 'bogovine'), (792501, 'bogovinje'), (792501, 'bogovina'),
    (792656, 'berove'), (792656, 'berovo'), (792656, 'berova'), (785201, 'shen nikolle'), (785201, 'sveti nikole'),
    (785201, 'shen nikolla'), (793113, 'haracine'), (793113, 'aracinovo'), (793113, 'haracina'),
    (786700, 'probishtip'), (786700, 'probistip'), (786700, 'probishtipi'), (792019, 'cegran'), (792019, 'cegrane'),
    (792019, 'cegrani'), (784027, 'zajaz'), (784027, 'zajas'), (784027, 'zajazi'), (784212, 'vrapcisht'),
    (784212, 'vrapciste'), (784212, 'vrapcishti'), (788819, 'llabunisht'), (788819, 'labunista'),
    (788819, 'llabunishti'), (784679, 'veleshte'), (784679, 'velesta'), (784679, 'veleshta'), (789339, 'kondove'),
    (789339, 'kondovo'), (789339, 'kondova'), (786238, 'rostushe'), (786238, 'rostuse'), (786238, 'rostusha'),
    (791371, 'banjice e poshtme'), (791371, 'dolna banjica'), (791371, 'banjice e poshtma'),
    (791720, 'cucer sandeve'), (791720, 'cucer sandevo'), (791720, 'cucer sandeva'), (787072, 'petrovec'),
    (787072, 'petroveci'), (792523, 'bogdanci'), (789822, 'jegunoc'), (789822, 'jegunovce'), (789822, 'jegunoci'),
    (789091, 'kratove'), (789091, 'kratovo'), (789091, 'kratova'), (788961, 'krusheve'), (788961, 'krusevo'),
    (788961, 'krusheva'), (792257, 'makedonski brod'), (787016, 'pllasnice'), (787016, 'plasnica'),
    (787016, 'pllasnica'), (791542, 'demir kapi'), (791542, 'demir kapija'), (791548, 'dellogozhde'),
    (791548, 'delogozda'), (791548, 'dellogozhda'), (784733, 'valandove'), (784733, 'valandovo'),
    (784733, 'valandova'), (785679, 'sopisht'), (785679, 'sopiste'), (785679, 'sopishti'),
    (789629, 'makedonska kamenica'), (787778, 'demir hisar'), (785537, 'dojran'), (785537, 'dojrani'),
    (787147, 'pehceve'), (787147, 'pehcevo'), (787147, 'pehceva'), (784462, 'vevcan'), (784462, 'vevcani'),
    (785881, 'shipkovice'), (785881, 'sipkovica'), (785881, 'shipkovica'), (792419, 'bosilove'), (792419, 'bosilovo'),
    (792419, 'bosilova'), (784700, 'vasileve'), (784700, 'vasilevo'), (784700, 'vasileva'), (791443, 'doberdoll'),
    (791443, 'dobri dol'), (791443, 'doberdolli'), (3193044, 'podgorice'), (3193044, 'podgorica'), (3188516, 'ulqin'),
    (3188516, 'ulcinj'), (3188516, 'ulqini'), (3188584, 'tuz'), (3188584, 'tuzi'), (3204509, 'tivar'),
    (3204509, 'tivari'), (3193228, 'plave'), (3193228, 'plav'), (3193228, 'plava'), (3199463, 'guci'),
    (3199463, 'gusinje'), (786234, 'rozhaje'), (786234, 'rozaje'), (786234, 'rozhaja'), (3194494, 'nikshiq'),
    (3194494, 'niksic'), (3194494, 'nikshiqi'), (3199394, 'herceg novi'), (3193161, 'plevle'), (3193161, 'pljevlja'),
    (3193161, 'plevla'), (3203106, 'budve'), (3203106, 'budva'), (3204176, 'bijelo polje'), (3204176, 'bijelo polja'),
    (3202641, 'cetine'), (3202641, 'cetinje'), (3202641, 'cetina'), (3199071, 'berane'), (3199071, 'berana'),
    (3189073, 'tivat'), (3189073, 'tivati'), (3197538, 'kotorr'), (3197538, 'kotor'), (3197538, 'kotorri'),
    (3202194, 'danilovgrad'), (3202194, 'danilovgradi'), (3194926, 'mojkovac'), (3194926, 'mojkovaci'),
    (3197896, 'kolashin'), (3197896, 'kolasin'), (3197896, 'kolashini'), (3186999, 'zhablak'), (3186999, 'zabljak'),
    (3186999, 'zhablaku'), (3193131, 'pluzhine'), (3193131, 'pluzine'), (3193131, 'pluzhina'),
    (3204816, 'andrijevice'), (3204816, 'andrijevica'), (3191222, 'shavnik'), (3191222, 'savnik'),
    (3191222, 'shavniku'), (3200422, 'golubovc'), (3200422, 'golubovci'), (3220594, 'petnjice'),
    (3220594, 'petnjica'), (786772, 'presheve'), (786772, 'presevo'), (786772, 'presheva'), (792173, 'bujanoc'),
    (792173, 'bujanovac'), (792173, 'bujanoci'), (788057, 'medvegje'), (788057, 'medveda'), (788057, 'medvegja')
), folded as (
  select id, ' ' || btrim(regexp_replace(
    translate(lower(address), 'ëéèêçčćšžđáàâîíöôóüúû', 'eeeecccszdaaaiiooouuu'), '[^a-z0-9]+', ' ', 'g'
  )) || ' ' as words
  from business where town_id is null and town_name is null
), found as (
  select f.id, f.words, s.town_id, s.name from folded f join spelling s on strpos(f.words, ' ' || s.name || ' ') > 0
), longest as (
  select * from found f where not exists (
    select from found g
    where g.id = f.id and g.name <> f.name and strpos(' ' || g.name || ' ', ' ' || f.name || ' ') > 0
  )
), certain as (
  select id, min(town_id) as town_id from longest group by id
  having count(distinct town_id) = 1
    and not bool_or(words ~ (
      ' (rr|rruga|rrugica|bul|blv|bulevardi|sheshi|lagjja|lagjia|lagja|ul|ulica|trg) ((e|i|te) )?' || name || ' '
    ))
)
update business b set town_id = c.town_id from certain c where c.id = b.id;

update listing l set town_id = b.town_id from business b where b.id = l.business_id and b.town_id is not null;
