import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords } from '@orendi/search/words/fold-words';
import { stemWord } from './shop-language.ts';
import wordForms from './word-forms.json' with { type: 'json' };

/** Each line lists the forms of one word. */
const families = [
  // Masculine nouns.
  'divan divani divanit divanin divane divanet divaneve divanesh',
  'kolltuk kolltuku kolltukut kolltukun kolltuqe kolltuqet kolltuqeve kolltuqesh',
  'krevat krevati krevatit krevatin krevate krevatet krevateve krevatesh',
  'dollap dollapi dollapit dollapin dollapë dollapët dollapëve',
  'qilim qilimi qilimit qilimin qilima qilimat qilimave qilimash',
  'tapet tapeti tapetit tapete tapetet',
  'jastëk jastëku jastëkut jastëkun jastëkë jastëkët jastëkëve',
  'dyshek dysheku dyshekut dyshekun dyshekë dyshekët dyshekëve',
  'raft rafti raftit raftin rafte raftet rafteve raftesh',
  'sirtar sirtari sirtarit sirtarë sirtarët sirtarëve',
  'stol stoli stolit stolin stola stolat stolave stolash',
  'kauç kauçi kauçit kauçin kauçe kauçet kauçeve',
  'abazhur abazhuri abazhurit abazhurë abazhurët',
  'shezlong shezlongu shezlongut shezlongun shezlongë shezlongje shezlongjet',
  'çarçaf çarçafi çarçafë çarçafët',
  'kopsht kopshti kopshtit kopshtin kopshte kopshtet kopshteve',
  'oborr oborri oborrit oborrin oborre oborret',
  'mur muri murit murin mure muret mureve',
  'xham xhami xhamit xhamin xhama xhamat xhamave',
  'lis lisi lisit lisin lisa',
  'ah ahu ahut ahun',
  'shtrat shtrati shtratin shtretër shtretërit shtretërve',
  'libër libri librit libra librat librave librash',
  'gjum gjumi gjumit gjumin',
  'metal metali metalit metale metalet',
  'pambuk pambuku pambukut',
  // Feminine nouns.
  'tavolinë tavolina tavolinës tavolinën tavolinat tavolinave tavolinash',
  'tryezë tryeza tryezës tryezën tryezat tryezave',
  'karrige karrigia karriges karrigen karriget karrigeve karrigesh',
  'llambë llamba llambës llambën llambat llambave llambash',
  'pasqyrë pasqyra pasqyrës pasqyrën pasqyrat pasqyrave',
  'perde perdja perdes perden perdet perdeve perdesh',
  'komodë komoda komodës komodën komodat komodave',
  'komodinë komodina komodinës komodinën komodinat komodinave',
  'kuzhinë kuzhina kuzhinës kuzhinën kuzhinat kuzhinave kuzhinash',
  'vitrinë vitrina vitrinës vitrinat',
  'bibliotekë biblioteka bibliotekës bibliotekën bibliotekat bibliotekave',
  'gardërobë gardëroba gardërobës gardërobën gardërobat',
  'poltronë poltrona poltronës poltronat',
  'lëkurë lëkura lëkurës lëkurën',
  'kadife kadifeja kadifes kadifeje',
  'dhomë dhoma dhomës dhomën dhomat dhomave',
  'zyrë zyra zyrës zyrën zyrat zyrave zyrash',
  'pishë pisha pishës',
  'arrë arra arrës arrën',
  'ngrënie ngrënia ngrënies ngrënieje',
  'ndenje ndenja ndenjes ndenjeje ndenjjes',
  'mbledhje mbledhja mbledhjes mbledhjeve mbledhjesh',
  'batanije batanija batanijes batanijet',
  'kanape kanapeja kanapenë kanapetë kanapeve',
  'bufe bufeja bufetë',
  'dysheme dyshemeja dyshemeje dyshemenë dyshemeve',
  'kafe kafeja kafeje kafes',
  'kafene kafeneja kafeneje kafenetë',
  'vazo vazoja vazos vazot vaza vazat',
  'derë dera derës derën dyer dyert',
  'fëmijë fëmija fëmijës fëmijët fëmijëve fëmijësh',
  'lodër lodra lodrës lodrat lodrash',
  'shtëpi shtëpia shtëpisë shtëpinë shtëpitë shtëpive',
  'karrocë karroca karrocës karrocat',
  'mobilje mobilja mobiljes mobiljet mobilie mobilia',
  'dru druri drurit drurin drunj drunjtë',
  // Adjectives.
  'bardhë bardha bardhi bardhat',
  'zi zezë zeza zinj',
  'kuq kuqe kuqja kuqet',
  'gjelbër gjelbërt gjelbra',
  'verdhë verdha verdhi',
  'portokall portokalli',
  'modern moderne modernë',
  'këndor këndore këndorë këndori',
  'klasik klasike klasikë',
  'palosshëm palosshme palosshmja',
  'rehatshëm rehatshme',
  'rrumbullakët rrumbullakta rrumbullak',
  'madh madhe mëdha mëdhenj',
  'vogël vogla vegjël',
  'ulët ulta ulëta',
  'tapicuar tapicuara',
  'varëse varëset varës',
  'dykatësh dykatëshe',
  // English.
  'sofa sofas sofë',
  'couch couches',
  'shelf shelves',
  'table tables',
  'wardrobe wardrobes',
  'bench benches',
  'mattress mattresses',
  'chair chairs',
  'desk desks',
  'lamp lamps',
  'rug rugs',
  'bed beds',
  'cushion cushions',
  'box boxes',
  'knife knives',
  'glass glasses',
  'bookcase bookcases',
  'drawer drawers',
  'armchair armchairs',
  'cabinet cabinets',
  'carpet carpets',
  'curtain curtains',
  'mirror mirrors',
  'vase vases',
  'accessory accessories',
  'toy toys',
  'leg legs',
  'child children',
  'wood wooden',
  'pouf poufs pouffe pouffes',
  'storey storeys',
  'blue blu',
];

/** Words in a line are unrelated: none is a form of another. */
const strangers = [
  'kafe kafene kafshe cafe',
  'komode komodine',
  'tavoline tavan tavolle',
  'llambe llambadar',
  'tapet tape tapicuar',
  'table tablet tabele',
  'closet close closed',
  'cabinet cabin kabine',
  'garden gardh gard garderobe',
  'divan diva dived',
  'karrige karroce karton',
  'pine pin pen',
  'dere deri',
  'kuzhine kuzhinier',
  'mur mural',
  'bed bad bedside',
  'desk disk',
  'bench beach',
  'lamp llamba clamp',
  'rug rugby',
  'stol stool',
  'raft shelf rafineri',
  'ah arre lis pishe',
  'dru drunk drum',
  'zi zyre',
  'kuq kuti kuzhine',
  'sofa sofra software',
  'vazo vasko',
  'metal metalik',
  'glass glaze',
  'bar bark barok',
  'mat mattress',
  'care car cart',
  'cube cub',
  'wine win wing',
  'satin sat',
  'basket bask',
  'shtrat shtroje',
];

const stems = (line: string) => foldWords(line).map(stemWord);

describe('stemWord', () => {
  it.each(families)('has one stem for %s', (line) => {
    expect(new Set(stems(line)).size).toBe(1);
  });

  it('is tried on more than four hundred forms', () => {
    expect(families.flatMap(foldWords).length).toBeGreaterThan(400);
  });

  it('has a stem of its own for every word of the list', () => {
    const all = families.map((line) => stems(line)[0]);
    expect(all.filter((stem, i) => all.indexOf(stem) !== i)).toEqual([]);
  });

  it.each(strangers)('keeps apart %s', (line) => {
    const found = stems(line);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each(['140x80', 'kr2041', 'm2', '3000', 'tv', 'al', 'столы', 'έπιπλα'])(
    'leaves %s alone',
    (word) => {
      expect(stemWord(word)).toBe(word);
    },
  );

  it('gives each irregular form once, and no word that is whole', () => {
    const forms = Object.values(wordForms.irregular).flatMap((line) => line.split(' '));
    const once = [...forms, ...wordForms.whole];
    expect(once.filter((form, i) => once.indexOf(form) !== i)).toEqual([]);
  });

  it('is its own stem, at least two letters long, and no longer than the word', () => {
    const ending = fc.constantFrom(
      '',
      'i',
      'it',
      'in',
      'e',
      'et',
      'eve',
      'a',
      'at',
      'ave',
      'es',
      's',
    );
    const word = fc
      .tuple(fc.stringMatching(/^[a-z]{2,12}$/), ending)
      .map(([start, end]) => start + end);
    fc.assert(
      fc.property(word, (text) => {
        const stem = stemWord(text);
        expect(stemWord(stem)).toBe(stem);
        expect(stem.length).toBeGreaterThanOrEqual(2);
        expect(stem.length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 5000 },
    );
  });
});
