import type { Piece } from './pieces.ts';
import type { Pair, Some } from './kind.ts';

/** What goes together, in the order of its importance, and how many of it. */
export interface Theme {
  name: Pair;
  parts: readonly (readonly [piece: Piece, quantity: number])[];
  texts: Some<Pair>;
}

export const themes: readonly Theme[] = [
  {
    name: ['Dhomë ndenjjeje', 'Living room set'],
    parts: [
      ['sofa', 1],
      ['armchair', 2],
      ['coffee-table', 1],
      ['tv-unit', 1],
      ['rug', 1],
    ],
    texts: [
      [
        'Gjithçka për sallonin, e zgjedhur që të shkojë bashkë: ulëse, tavolinë dhe vend për televizorin. Vjen me një furgon, në një ditë.',
        'All for the living room, chosen to go together: seats, a table and a place for the television. It comes in one van, on one day.',
      ],
      [
        'Për kë do ta mbarojë sallonin me një herë. Ngjyrat janë të qeta dhe pjesët përdoren edhe veç.',
        'For those who want the living room done in one go. The colors are calm, and the pieces work apart too.',
      ],
    ],
  },
  {
    name: ['Sallon këndor', 'Corner living room'],
    parts: [
      ['corner-sofa', 1],
      ['coffee-table', 1],
      ['tv-unit', 1],
      ['pouffe', 1],
    ],
    texts: [
      [
        'Këndi i madh, tavolina para tij dhe mobilja e televizorit përballë: një mbrëmje filmi pa munguar asgjë.',
        'A large corner sofa, the table in front and the television opposite: a film evening with nothing missing.',
      ],
    ],
  },
  {
    name: ['Dhomë gjumi', 'Bedroom set'],
    parts: [
      ['bed', 1],
      ['bedside-table', 2],
      ['wardrobe', 1],
      ['chest-of-drawers', 1],
      ['mattress', 1],
    ],
    texts: [
      [
        'Dhoma e gjumit e plotë, nga krevati te dollapi. Montimin e bëjmë ne dhe paketimet i marrim me vete.',
        'The whole bedroom, from the bed to the wardrobe. We do the assembly and take the packaging away.',
      ],
      [
        'Për çifte që sapo hyjnë në shtëpi: çdo gjë në të njëjtin ton, me çmim më të mirë se veç e veç.',
        'For couples who are just moving in: all in one tone, at a better price than one by one.',
      ],
    ],
  },
  {
    name: ['Set ngrënieje', 'Dining set'],
    parts: [
      ['dining-table', 1],
      ['dining-chair', 6],
      ['sideboard', 1],
    ],
    texts: [
      [
        'Tryeza me gjashtë karriget e saj. Mund të ndërroni ngjyrën e karrigeve pa ndryshuar çmimin.',
        'The table with its six chairs. You may change the color of the chairs at the same price.',
      ],
      [
        'Gjashtë veta në tryezë që ditën e parë; vendi mjafton edhe për festa.',
        'Six people at the table from the first day, with room for feasts as well.',
      ],
    ],
  },
  {
    name: ['Kënd ngrënieje', 'Dining corner'],
    parts: [
      ['dining-table', 1],
      ['dining-chair', 4],
    ],
    texts: [
      [
        'Katër karrige e një tryezë, për kuzhina ku hahet çdo ditë.',
        'Four chairs and a table, for kitchens where people eat every day.',
      ],
    ],
  },
  {
    name: ['Kënd leximi', 'Reading corner'],
    parts: [
      ['armchair', 1],
      ['floor-lamp', 1],
      ['pouffe', 1],
      ['bookcase', 1],
    ],
    texts: [
      [
        'Kolltuku, drita dhe vendi i librave: një kënd ku telefoni harrohet.',
        'The armchair, the light and the place for books: a corner where phones are forgotten.',
      ],
    ],
  },
  {
    name: ['Zyrë në shtëpi', 'Home office'],
    parts: [
      ['desk', 1],
      ['office-chair', 1],
      ['filing-cabinet', 1],
      ['bookcase', 1],
    ],
    texts: [
      [
        'Një vend pune i tërë: tavolina, karrigia dhe dollapi që kyçet. Faturë për kompani, nëse duhet.',
        'A whole workplace: desk, chair and a cabinet that locks. With an invoice for companies, if needed.',
      ],
    ],
  },
  {
    name: ['Sallë mbledhjesh', 'Meeting room'],
    parts: [
      ['meeting-table', 1],
      ['office-chair', 8],
    ],
    texts: [
      [
        'Tavolina dhe tetë karrige, të montuara në zyrën tuaj pas orarit të punës.',
        'The table and eight chairs, assembled in your office after working hours.',
      ],
    ],
  },
  {
    name: ['Set verande', 'Veranda set'],
    parts: [
      ['garden-set', 1],
      ['sun-lounger', 2],
      ['garden-swing', 1],
    ],
    texts: [
      [
        'Veranda gati për verën: vend për t’u ulur, për t’u shtrirë dhe për t’u lëkundur.',
        'The veranda ready for summer: places to sit, to lie and to swing.',
      ],
    ],
  },
  {
    name: ['Set për lokal', 'Café set'],
    parts: [
      ['cafe-table', 4],
      ['garden-chair', 8],
      ['bar-stool', 4],
    ],
    texts: [
      [
        'Për tarracën e lokalit: katër tavolina me karriget e tyre, të forta dhe të lehta për t’u mbledhur.',
        'For a café terrace: four tables with their chairs, sturdy and easy to clear away.',
      ],
    ],
  },
  {
    name: ['Dhomë fëmijësh', 'Children’s room'],
    parts: [
      ['bunk-bed', 1],
      ['study-desk', 1],
      ['toy-storage', 1],
      ['chest-of-drawers', 1],
    ],
    texts: [
      [
        'Fjetja, mësimi dhe lodrat në një dhomë. Të gjitha me të njëjtin dru dhe të njëjtën bojë pa erë.',
        'Sleep, homework and toys in one room. All of the same wood and the same odourless paint.',
      ],
    ],
  },
  {
    name: ['Dhoma e bebes', 'Nursery set'],
    parts: [
      ['cot', 1],
      ['chest-of-drawers', 1],
      ['toy-storage', 1],
    ],
    texts: [
      [
        'Për muajt e parë dhe për vitet që vijnë: djepi, komoda dhe vendi i lodrave.',
        'For the first months and the years to come: the cot, the chest and a place for toys.',
      ],
    ],
  },
  {
    name: ['Hyrje e plotë', 'Hall set'],
    parts: [
      ['coat-rack', 1],
      ['mirror', 1],
      ['sideboard', 1],
    ],
    texts: [
      [
        'Pallto, këpucë, çelësa: hyrja e rregullt me tri pjesë dhe një çmim.',
        'Coats, shoes, keys: a tidy hall with three pieces and one price.',
      ],
    ],
  },
  {
    name: ['Ndriçim për dhomën', 'Lighting set'],
    parts: [
      ['pendant-lamp', 1],
      ['floor-lamp', 1],
      ['table-lamp', 2],
      ['wall-lamp', 2],
    ],
    texts: [
      [
        'Drita nga lart, drita pranë kolltukut dhe dy të vogla: katër ngrohtësi për një dhomë.',
        'Light from above, light beside the chair and two small ones: four warmths for one room.',
      ],
    ],
  },
  {
    name: ['Set tekstili', 'Textile set'],
    parts: [
      ['rug', 1],
      ['cushion', 4],
      ['curtain', 2],
    ],
    texts: [
      [
        'Qilimi, jastëkët dhe perdet në ngjyra që flasin me njëra-tjetrën.',
        'The rug, the cushions and the curtains in colors that speak to each other.',
      ],
    ],
  },
  {
    name: ['Kuzhinë me ulëse', 'Kitchen with seats'],
    parts: [
      ['kitchen', 1],
      ['bar-stool', 3],
      ['trolley', 1],
    ],
    texts: [
      [
        'Kuzhina me masë, bashkë me stolat e ishullit. Projekti dhe matja janë në çmim.',
        'The fitted kitchen together with the stools for its island. Design and measuring are included.',
      ],
    ],
  },
];
