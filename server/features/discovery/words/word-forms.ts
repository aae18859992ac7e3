/*
 * Words that the rules about endings get wrong: those whose forms differ inside the word, and those that end in what is
 * usually an ending. All folded.
 */

/** The forms of irregular words, by their common stem. */
export const irregularForms: Readonly<Record<string, string>> = {
  // Albanian nouns.
  ah: 'ah ahu ahut ahun ahe ahesh',
  arr: 'arre arra arres arren arrat arrave arrash',
  banj: 'banjo banja banje banjes banjos banjen banjot banjove banjat',
  bar: 'bar bari barit barin bare baret bareve baresh bars',
  cader: 'cader cadra cadres cadren cadrat cadrave cadrash',
  der: 'dere dera deres deren dyer dyert dyerve dyersh',
  dru: 'dru druri drurit drurin drure druret drureve druve drunj drunjte drunjve drunjta',
  femij: 'femije femija femijes femijen femijet femijeve femijesh',
  gur: 'gur guri gurit gurin gure guret gureve',
  kafe: 'kafe kafeja kafeje kafes kafen kafet kafeve kafesh',
  kafene: 'kafene kafeneja kafeneje kafenese kafenes kafenete kafenet kafeneve',
  li: 'li liri lirit lirin',
  liber: 'liber libri librit librin libra librat librave librash',
  lis: 'lis lisi lisit lisin lisa lisat lisave',
  lluster: 'lluster llustra llustres llustren llustrat llustrave',
  loder: 'loder lodra lodres lodren lodrat lodrave lodrash',
  mur: 'mur muri murit murin mure muret mureve muresh',
  ndenj: 'ndenje ndenja ndenjes ndenjen ndenjeje ndenjje ndenjja ndenjjes ndenjjen',
  panj: 'panje panja panjes panjen',
  pun: 'pune puna punes punen punet puneve punesh',
  shtrat: 'shtrat shtrati shtratit shtratin shtreter shtreterit shtreterve shtretersh',
  sof: 'sofa sofas sofe sofes sofen sofat sofave',
  sofer: 'sofer sofra sofres sofren sofrat sofrave',
  vazo: 'vazo vazoja vazos vazon vazot vazove vaza vazat vazave vazash',
  zyr: 'zyre zyra zyres zyren zyrat zyrave zyrash',
  // Albanian adjectives.
  arte: 'arte arta artat',
  celet: 'celet celeta celte celta',
  gjelber: 'gjelber gjelbert gjelberta gjelbra gjelbrat gjelbri gjelbrit',
  kalter: 'kalter kaltert kalterta kaltra kaltrat',
  kuq: 'kuq kuqe kuqi kuqit kuqin kuqja kuqes kuqen kuqet kuqve',
  luster: 'luster lustra lustres lustren lustrat lustrave',
  madh: 'madh madhe madhi madhja medha medhaja medhenj',
  ri: 'ri re reja rinj',
  rrumbullak: 'rrumbullak rrumbullaket rrumbullakte rrumbullakta rrumbullaketa',
  shkurt: 'shkurt shkurter shkurtra shkurta',
  ulet: 'ulet uleta ulte ulta',
  vjeter: 'vjeter vjetra vjetrat vjeterve',
  vogel: 'vogel vogla voglat vogli voglit vegjel vegjelve',
  zi: 'zi zeze zeza zezat zezes zezen zinj',
  // English.
  bureau: 'bureau bureaus bureaux',
  child: 'child children childrens',
  foot: 'foot feet',
  half: 'half halves',
  knif: 'knife knives',
  leaf: 'leaf leaves',
  loaf: 'loaf loaves',
  pouf: 'pouf poufs pouff pouffs pouffe pouffes',
  scarf: 'scarf scarfs scarves',
  shelf: 'shelf shelves shelfs',
};

/** Stems that stay as they are: their last letters only look like an ending. */
export const wholeWords: readonly string[] = [
  // Albanian stems in -at, -et, -it, -in, -en, -s, -q.
  ...words(
    'krevat tapet kabinet tualet taburet komplet paket palet parket granit kredit format aparat',
  ),
  ...words(
    'tavolin komodin kuzhin vitrin melamin magazin kabin oborr qelq deri palos zgjat zgjates luhajes',
  ),
  ...words('antracit rolet kompensat dykatesh'),
  // English words with the same endings, or with a mute e that distinguishes them from another word.
  ...words(
    'basket blanket bracket bucket cabinet carpet closet magnet market pallet pocket socket',
  ),
  ...words('tablet ticket toilet valet velvet buffet outlet gadget planet duvet anthracit'),
  ...words('cabin satin resin basin garden kitchen linen canvas atlas'),
  ...words('base cafe cane care cube fine home lace pine rose rope tape tube wide wine'),
];

function words(text: string): string[] {
  return text.split(' ');
}
