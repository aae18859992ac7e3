import type { Family, Pair, Sentence, Some } from './kind.ts';

/** How a material and a colour are told, by what the material covers. */
export const finishes: Record<Family, Some<(material: Pair, color: Pair) => Pair>> = {
  upholstery: [
    ([al, en], [ngjyra, color]) => [
      `Në fotografi: ${al}, në ngjyrë ${ngjyra}.`,
      `As shown: ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Vjen ${al}, në ngjyrë ${ngjyra}; të tjera me porosi.`,
      `It comes in ${en}, in ${color}; others to order.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Veshja është ${al}, në ngjyrë ${ngjyra}.`,
      `The cover is ${en}, in ${color}.`,
    ],
  ],
  wood: [
    ([al, en], [ngjyra, color]) => [
      `Punohet ${al}, në ngjyrë ${ngjyra}.`,
      `Made of ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Pjesët kryesore janë ${al}; ngjyra në fotografi është ${ngjyra.replaceAll('të ', 'e ')}.`,
      `The main parts are ${en}; the color in the picture is ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Bëhet ${al}; në fotografi shihet në ngjyrë ${ngjyra}.`,
      `It is made of ${en}; the picture shows it in ${color}.`,
    ],
  ],
  sleep: [
    ([al, en], [ngjyra, color]) => [
      `Në fotografi: ${al}, në ngjyrë ${ngjyra}.`,
      `As shown: ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `E kemi ${al}, në ngjyrë ${ngjyra}, dhe në disa ngjyra të tjera.`,
      `We have it in ${en}, in ${color}, and in some other colors.`,
    ],
  ],
  outdoor: [
    ([al, en], [ngjyra, color]) => [
      `Pjesa kryesore është ${al}, në ngjyrë ${ngjyra}.`,
      `The main part is ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Vjen ${al}, në ngjyrë ${ngjyra}.`,
      `It comes in ${en}, in ${color}.`,
    ],
  ],
  lamp: [
    ([al, en], [ngjyra, color]) => [
      `Kapela është ${al}, në ngjyrë ${ngjyra}.`,
      `The shade is ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Me kapelë ${al} në ngjyrë ${ngjyra}.`,
      `With a shade of ${en} in ${color}.`,
    ],
  ],
  textile: [
    ([al, en], [ngjyra, color]) => [`Krejt ${al}, në ngjyrë ${ngjyra}.`, `All ${en}, in ${color}.`],
    ([al, en], [ngjyra, color]) => [
      `Pëlhurë ${al}; ngjyra kryesore është ${ngjyra.replaceAll('të ', 'e ')}.`,
      `Of ${en}; the main color is ${color}.`,
    ],
  ],
  ornament: [
    ([al, en], [ngjyra, color]) => [
      `Punuar ${al}, në ngjyrë ${ngjyra}.`,
      `Made of ${en}, in ${color}.`,
    ],
    ([al, en], [ngjyra, color]) => [
      `Është ${al}, me përfundim në ngjyrë ${ngjyra}.`,
      `It is ${en}, finished in ${color}.`,
    ],
  ],
};

/** How it is looked after. */
export const care: Record<Family, Some<Sentence>> = {
  upholstery: [
    [
      'Njollat pastrohen me leckë të lagur dhe pak sapun.',
      'Stains come off with a damp cloth and a little soap.',
    ],
    [
      'Mbulesa hiqet dhe lahet në 30 gradë.',
      'The cover comes off and washes at 30 degrees.',
      'cloth',
    ],
    ['Fshesa me korrent një herë në javë mjafton.', 'A vacuum cleaner once a week is enough.'],
    ['Veshja ka kaluar provën e 40 000 fërkimeve.', 'The cover has passed 40,000 rubs.'],
    [
      'Mbajeni larg diellit të drejtpërdrejtë, që ngjyra të mos zbehet.',
      'Keep it out of direct sun, so that the color does not fade.',
    ],
    [
      'Mostrat e stofit mund t’i shihni në dyqan ose t’ju vijnë me postë.',
      'Swatches can be seen in the shop or sent to you by post.',
    ],
  ],
  wood: [
    ['Një herë në vit i bën mirë pak vaj.', 'Once a year a little oil does it good.', 'wood'],
    ['Sipërfaqja nuk i frikësohet gotës së lagur.', 'The surface does not fear a wet glass.'],
    [
      'Mjafton një leckë e butë, pa lëndë gërryese.',
      'A soft cloth will do, without anything that scratches.',
    ],
    [
      'Bojërat dhe vajrat janë pa erë dhe të sigurta për fëmijët.',
      'Paints and oils are odourless and safe for children.',
    ],
    [
      'Gërvishtjet e vogla zhduken me letër zmerile të imët dhe vaj.',
      'Small scratches disappear with fine sandpaper and oil.',
      'wood',
    ],
    [
      'Poshtë ka shputa shajaku, që të mos gërvishtet dyshemeja.',
      'Felt pads underneath keep the floor from scratches.',
    ],
    [
      'Druri është i gjallë: ngjyra do të ngrohet pak me kalimin e viteve.',
      'Wood lives: its tone will warm a little over the years.',
      'wood',
    ],
  ],
  outdoor: [
    [
      'Rri jashtë gjithë vitin; jastëkët mblidhen kur bie shi.',
      'It stays outside all year; take the cushions in when it rains.',
    ],
    [
      'Lahet me ujë e sapun dhe thahet në diell.',
      'It washes with soap and water and dries in the sun.',
    ],
    ['Në dimër mjafton një mbulesë.', 'In winter a cover is enough.'],
    ['Nuk zbehet nga dielli i bregdetit.', 'The coastal sun does not fade it.'],
  ],
  lamp: [
    [
      'Llamba nuk përfshihet; këshillojmë një LED të ngrohtë 2700 K.',
      'The bulb is not included; we suggest a warm LED of 2700 K.',
    ],
    [
      'Vjen me llambë LED dhe udhëzim montimi.',
      'It comes with an LED bulb and mounting instructions.',
    ],
    ['Pluhuri hiqet me furçë të butë.', 'A soft brush takes off the dust.'],
    ['Punon edhe me çelës që rregullon fuqinë e dritës.', 'It also works with a dimmer.'],
  ],
  textile: [
    ['Lahet në 30 gradë, pa zbardhues.', 'Wash at 30 degrees, without bleach.'],
    ['Shkundet jashtë dhe pastrohet me fshesë me korrent.', 'Shake it outdoors and vacuum it.'],
    [
      'Për njollat e vështira këshillojmë pastrim kimik.',
      'For stubborn stains we suggest dry cleaning.',
    ],
    ['Ngjyra mban edhe pas shumë larjesh.', 'The color holds after many washes.'],
  ],
  ornament: [
    ['Fshihet me leckë të thatë.', 'Wipe it with a dry cloth.'],
    ['Vjen në kuti të fortë, gati për dhuratë.', 'It comes in a sturdy box, ready as a present.'],
    [
      'Çdo copë kontrollohet me dorë para se të niset.',
      'Each piece is checked by hand before it leaves.',
    ],
  ],
  sleep: [
    [
      'Druri dhe pëlhurat janë pa lëndë të dëmshme, me certifikatë.',
      'Wood and fabrics are certified free of harmful substances.',
    ],
    ['Pjesët fshihen me leckë të njomë.', 'The parts wipe clean with a damp cloth.'],
    [
      'Bulonat shtrëngohen një herë në vit, dhe kaq.',
      'Tighten the bolts once a year, and that is all.',
    ],
    ['Montimi bëhet nga dy veta për gjysmë ore.', 'Two people put it together in half an hour.'],
  ],
};

/** What sellers anywhere say of delivery, warranty and orders. */
export const delivery: Some<Pair> = [
  ['Koha e porosisë: dy deri në tri javë.', 'Made to order in two to three weeks.'],
  ['E kemi gati në magazinë.', 'In stock and ready to leave.'],
  ['Garanci dy vjet.', 'Two years of warranty.'],
  ['Garanci pesë vjet për skeletin.', 'Five years of warranty on the frame.'],
  ['Çmimi përfshin montimin.', 'Assembly is included in the price.'],
  ['Bëhet edhe me masa të tjera.', 'Also made in other sizes.'],
  ['Na shkruani për ngjyrat e tjera.', 'Write to us about the other colors.'],
  ['Ekspozohet në sallën tonë; ejani ta provoni.', 'On show in our showroom; come and try it.'],
  ['Paketohet me kujdes, me qoshe të mbrojtura.', 'Packed with care, with protected corners.'],
  ['Mund të paguhet me dy këste.', 'Can be paid in two instalments.'],
];
