/* The vocabulary of the generated catalogue, Albanian beside English, the most frequent words first. */

type Pair = readonly [al: string, en: string];

/** Parses lines such as `modern = modern`. */
const readPairs = (text: string): readonly Pair[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [al = '', en = ''] = line.split(' = ');
      return [al, en] as const;
    });

export const manners = readPairs(`
modern = modern
me sirtarë = with drawers
me krahë = with armrests
i bardhë = white
këndor = corner
i jashtëm = outdoor
klasik = classic
me dyer xhami = with glass doors
i tapicuar = upholstered
i rrumbullakët = round
i palosshëm = folding
tre vendësh = 3-seat
dy vendësh = 2-seat
me rrota = on castors
i gjerë = wide
i ulët = low
i lartë = tall
me hapësirë ruajtjeje = with storage
minimalist = minimalist
rustik = rustic
skandinav = Scandinavian
industrial = industrial
i punuar me dorë = handmade
për mur = wall-mounted
modular = modular
i zgjatshëm = extendable
me dritë LED = with LED lighting
ovale = oval
ergonomik = ergonomic
antik = antique
me mbështetëse = with backrest
i qepur = quilted
`);

export const materials = readPairs(`
MDF i llakuar = Lacquered MDF
Dru lisi = Oak
Melaminë = Melamine
Metal = Metal
Dru ahu = Beech
Eko-lëkurë = Faux leather
Xham i temperuar = Tempered glass
Dru pishe = Pine
Kadife = Velvet
Pambuk = Cotton
Dru arre = Walnut
Lëkurë = Leather
Çelik inoks = Stainless steel
Li = Linen
Plastikë = Plastic
Rattan = Rattan
Mermer = Marble
Bambu = Bamboo
Mëndafsh = Silk
Qeramikë = Ceramic
Dru akacieje = Acacia
Hekur i farkëtuar = Wrought iron
Lesh = Wool
Tik = Teak
`);

/** Phrases of descriptions; each listing has several of them, so their function words occur in nearly every listing. */
export const remarks = readPairs(`
Transporti dhe montimi janë falas në Tiranë. = Delivery and assembly are free in Tirana.
E përshtatshme për dhoma të vogla dhe të mëdha. = Suitable for small rooms and for large ones.
Garanci dy vjet. = Two years of warranty.
Prodhohet në Shqipëri me porosi dhe sipas masës. = Made in Albania to order and to measure.
Ka hapësirë të fshehur për ruajtje. = It has hidden storage space.
Pastrohet lehtë me leckë të lagur. = Easy to clean with a damp cloth.
Ngjyrat e tjera vijnë brenda dy javësh. = Other colours arrive within two weeks.
Mund të kombinohet me pjesët e tjera të serisë. = Goes with the other pieces of the series.
Këmbët janë të rregullueshme. = The feet are adjustable.
I reziston gërvishtjeve dhe lagështisë. = Resists scratches and damp.
Mbushja mban formën edhe pas shumë vitesh. = The filling keeps its shape for many years.
Mbulesa hiqet dhe lahet në lavatriçe. = The cover comes off and is machine washable.
Jastëkët janë të përfshirë. = Cushions are included.
Sirtarët mbyllen pa zhurmë. = The drawers close softly.
Gjendje e re, nga ekspozita. = As good as new, from the showroom.
Pranojmë pagesa me këste. = Payment in instalments is possible.
Skelet prej druri të fortë. = Solid wood frame.
Paketuar në dy kuti, me udhëzime montimi. = Packed in two boxes, with assembly instructions.
Ideale për apartamente, hotele dhe zyra. = Ideal for flats, hotels and offices.
Cilësi italiane. = Italian quality.
Mekanizëm gjerman. = German mechanism.
Duron deri në njëqind kilogramë. = Holds up to a hundred kilograms.
Dërgojmë edhe në Kosovë dhe në Maqedoninë e Veriut. = We also deliver to Kosovo and North Macedonia.
Rafti i mesit mund të zhvendoset. = The middle shelf can be moved.
Dritat janë me kursim energjie. = The lights save energy.
Lyerje me bojë uji, pa erë. = Painted with odourless water-based paint.
Mund të përdoret brenda dhe jashtë. = For indoor and outdoor use.
Vlen edhe për dhomën e fëmijëve. = Fits the children's room as well.
Qepje e dyfishtë, fije e trashë. = Double stitching with strong thread.
Vetëm disa copë në gjendje. = Only a few pieces in stock.
Lidhëset dhe vidat vijnë bashkë me të. = Fittings and screws come with it.
Pëlhurë që nuk thith lagështi. = Fabric that does not take up moisture.
Zgjatet deri në dymbëdhjetë vende. = Extends to twelve seats.
Rrotat kanë frenë. = The castors have brakes.
Druri vjen nga pyje të certifikuara. = The wood comes from certified forests.
Porosite me telefon ose WhatsApp. = Order by phone or WhatsApp.
Çmimi nuk përfshin dyshekun. = The price does not include the mattress.
Pasqyra nuk avullon. = The mirror does not fog.
Kanatat hapen me shtypje. = The doors open at a push.
Ruaje larg diellit të drejtpërdrejtë. = Keep out of direct sunlight.
`);

export const places = ['Tiranë', 'Durrës', 'Shkodër', 'Vlorë', 'Elbasan', 'Korçë', 'Fier', 'Berat']
  .concat(['Prishtinë', 'Lushnjë', 'Prizren', 'Kavajë', 'Gjirokastër', 'Pejë', 'Sarandë', 'Kukës'])
  .concat(['Tetovë', 'Gjakovë', 'Lezhë', 'Pogradec', 'Ferizaj', 'Krujë', 'Gostivar', 'Peshkopi']);

const words = (text: string): readonly string[] => text.split(/\s+/);

/** First names of designers, and of shops named after their owners. */
export const firstNames =
  words(`Arta Besnik Ilir Drita Agron Elira Gentian Mirela Arben Blerta Erion Valbona Luan
Teuta Fatos Anila Dritan Majlinda Petrit Ornela Andi Klea Nora Edon Francis Ola Carina Jon Ehlén Nike Eva Henrik Monika
Tord Sarah Marcus Ilse Paolo Giulia Hans`);
export const lastNames =
  words(`Hoxha Krasniqi Shehu Gashi Dervishi Berisha Marku Leka Prifti Kola Çela Basha Rama
Gjoka Muka Toska Zeneli Kelmendi Bytyçi Lleshi Wihlborg Cayouette Karlsson Hagberg Bengs Mulder Lilja Preutz Rossi Weber
Johansson Halloran Nikolla Dushku Frashëri Kodra Xhani Vata Ndreu Peqini`);
