import type { Language } from '@orendi/contract/language';
import type { Piece } from './pieces.ts';

/** A visitor's request to the demo seller. */
export interface DemoRequest {
  name: string;
  email: string | null;
  phone: string | null;
  preferred: 'email' | 'phone';
  language: Language;
  /** What it asks for: the oldest piece of the kind, or a package; `shop` asks the business itself. */
  about: Piece | 'package' | 'shop';
  message: string;
  hoursAgo: number;
  isAnswered: boolean;
}

export const requests: readonly DemoRequest[] = [
  {
    name: 'Elira Hoxha',
    email: 'elira.hoxha@posta.example',
    phone: '+355690000201',
    preferred: 'phone',
    language: 'al',
    about: 'corner-sofa',
    message:
      'Përshëndetje! A mund të bëhet këndi nga ana e majtë dhe sa kohë do? Banojmë te Komuna e Parisit, kati i pestë me ashensor.',
    hoursAgo: 2,
    isAnswered: false,
  },
  {
    name: 'Besnik Gashi',
    email: null,
    phone: '+38344000202',
    preferred: 'phone',
    language: 'al',
    about: 'dining-table',
    message: 'Tungjatjeta, a e sillni deri në Prishtinë? Më duhet para fundit të muajit.',
    hoursAgo: 7,
    isAnswered: false,
  },
  {
    name: 'Sarah Mitchell',
    email: 'sarah.mitchell@mail.example',
    phone: null,
    preferred: 'email',
    language: 'en',
    about: 'bed',
    message:
      'Hello, we have just moved to Tirana and love this bed. Is it available in a lighter fabric, and could you deliver and assemble it next week? Many thanks!',
    hoursAgo: 26,
    isAnswered: false,
  },
  {
    name: 'Ardian Kola',
    email: 'a.kola@posta.example',
    phone: '+355690000203',
    preferred: 'email',
    language: 'al',
    about: 'package',
    message:
      'Mirëdita, më intereson kompleti, por pa tavolinën. A ma bëni dot një çmim? Faleminderit.',
    hoursAgo: 30,
    isAnswered: false,
  },
  {
    name: 'Klodian Meta',
    email: null,
    phone: '+355690000210',
    preferred: 'phone',
    language: 'al',
    about: 'shop',
    message: 'Përshëndetje, a punoni kuzhina sipas masës? Po bëj shtëpi të re në Kamëz.',
    hoursAgo: 44,
    isAnswered: false,
  },
  {
    name: 'Mirela Dervishi',
    email: null,
    phone: '+355690000204',
    preferred: 'phone',
    language: 'al',
    about: 'armchair',
    message: 'A e keni në gjendje? Kaloj ta shoh të shtunën paradite.',
    hoursAgo: 52,
    isAnswered: true,
  },
  {
    name: 'Giulia Ferraro',
    email: 'giulia.ferraro@mail.example',
    phone: '+393200000205',
    preferred: 'email',
    language: 'en',
    about: 'sofa',
    message:
      'Good morning! My husband is from Durrës and we are furnishing a flat there. Could you send me the fabric samples for this sofa and the price with delivery?',
    hoursAgo: 75,
    isAnswered: true,
  },
  {
    name: 'Fatmir Leka',
    email: 'fatmir.leka@posta.example',
    phone: '+355690000206',
    preferred: 'phone',
    language: 'al',
    about: 'wardrobe',
    message:
      'Dua një dollap me këto ngjyra, por 230 cm të gjerë dhe deri në tavan (265 cm). A vini të merrni masat?',
    hoursAgo: 98,
    isAnswered: true,
  },
  {
    name: 'Jonida P.',
    email: null,
    phone: '+355690000207',
    preferred: 'phone',
    language: 'al',
    about: 'tv-unit',
    message: 'sa kushton me transport ne Elbasan?',
    hoursAgo: 140,
    isAnswered: true,
  },
  {
    name: 'Drilon Berisha',
    email: 'drilon.b@posta.example',
    phone: null,
    preferred: 'email',
    language: 'al',
    about: 'dining-chair',
    message:
      'Më duhen tetë copë për restorantin. A ka zbritje për sasi dhe a jepni faturë? Ju lutem përgjigjuni me e-mail.',
    hoursAgo: 210,
    isAnswered: true,
  },
  {
    name: 'Anna Lindqvist',
    email: 'anna.lindqvist@mail.example',
    phone: null,
    preferred: 'email',
    language: 'en',
    about: 'coffee-table',
    message:
      'Is the table top sealed against water? We have two small children and a lot of juice.',
    hoursAgo: 310,
    isAnswered: true,
  },
  {
    name: 'Valbona Shehu',
    email: 'valbona.shehu@posta.example',
    phone: '+355690000208',
    preferred: 'phone',
    language: 'al',
    about: 'bedside-table',
    message: 'Përshëndetje, dua dy komodina si kjo. A mund t’i marr vetë në Kashar?',
    hoursAgo: 430,
    isAnswered: true,
  },
  {
    name: 'Gent Muça',
    email: 'gent.muca@posta.example',
    phone: '+355690000209',
    preferred: 'email',
    language: 'al',
    about: 'bookcase',
    message: '',
    hoursAgo: 600,
    isAnswered: true,
  },
];
