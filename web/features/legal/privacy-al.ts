import type { LegalDocument } from './legal-document.ts';

/* Every sentence describes what the code does: when changing what is stored, update this and the date. */
export const privacyAl: LegalDocument = {
  title: 'Politika e privatësisë',
  intro: 'Çfarë ruan Orendi për ty, pse, për sa kohë dhe çfarë mund të kërkosh prej nesh.',
  sections: [
    {
      id: 'in-short',
      heading: 'Me pak fjalë',
      blocks: [
        [
          'Mund të shfletosh pa llogari dhe pa thënë emrin.',
          'Atë që shkruan në një kërkesë e merr vetëm shitësi që pyet, askush tjetër.',
          'Shikimet i numërojmë pa e ditur se kush je.',
          'Nuk shesim të dhëna, nuk të ndjekim për reklama dhe nuk përdorim shërbime statistikash të kompanive të tjera.',
          'Mund të kërkosh t’i shohësh, t’i korrigjosh ose t’i fshish të dhënat e tua.',
        ],
      ],
    },
    {
      id: 'who',
      heading: 'Kush përgjigjet për to',
      blocks: [
        'Për të dhënat e kësaj faqeje përgjigjet ai që e drejton atë. Me “ne” kuptojmë atë. Na gjen këtu:',
        { show: 'operator' },
        'Për atë që bën shitësi me kërkesën tënde pasi e ka marrë, përgjigjet vetë shitësi.',
      ],
    },
    {
      id: 'looking-around',
      heading: 'Kur shfleton',
      blocks: [
        'Që të të dërgojë një faqe, kompjuterit tonë i duhet adresa jote e internetit, dhe shfletuesi yt tregon se cili shfletues është, si në çdo faqe tjetër. Nuk mbajmë listë të faqeve që hap. Kompania që na jep kompjuterët mund të mbajë për pak kohë shënimet e veta teknike.',
        'Që shitësit të shohin se çfarë pëlqehet, numërojmë sa herë shihet një artikull ose një biznes. Që të mos të numërojmë dy herë brenda gjysmë ore, nxjerrim një numër nga adresa jote e internetit, emri i shfletuesit, artikulli dhe një vlerë e rastësishme e ditës. Numri fshihet pak pas asaj gjysmë ore, kurse vlera e rastësishme pak pasi mbaron dita. Askush nuk e gjen dot prej tyre se kush ishe. Ajo që mbetet janë shumat: kaq shikime në kaq datë.',
        'Që të mësojmë çfarë mungon, numërojmë sa vizitorë kërkojnë diçka që nuk gjendet këtu: fjalët, datën dhe numrin e vizitorëve, por asgjë se kush ishin. Një numër i nxjerrë si më lart nuk na lë të të numërojmë dy herë; ai fshihet kur mbaron dita. Atë që duket si adresë e-maili ose si numër telefoni nuk e ruajmë. Fjalët fshihen pas 30 ditësh.',
        'Që shitësit të shohin si i kontaktojnë, numërojmë sa vizitorë shtypin telefonin, WhatsApp-in ose Viberin në faqet e tyre. Një numër i nxjerrë si më lart, për biznesin dhe ditën, nuk na lë të të numërojmë dy herë; ai fshihet kur mbaron dita. Nuk ruajmë as kush e shtypi, as për cilin artikull. Atë që thua ose shkruan më pas e çon rrjeti i telefonit ose ai shërbim mesazhesh, jo ne.',
        'Nëse shtyp “Pranë meje”, shfletuesi yt gjen ku je, pasi të pyet ty, dhe zgjedh qytetin më të afërt nga një listë. Vendndodhja nuk del kurrë nga shfletuesi: dërgohet vetëm emri i atij qyteti, sikur ta kishe shkruar vetë, dhe ai mbetet në adresën e faqes.',
        'Për të shmangur abuzimet, numërojmë sa formularë dhe thirrje të tjera vijnë nga një adresë interneti. Ky numërim fshihet e shumta pas rreth një dite.',
        'Kur diçka prishet, shënojmë çfarë ishte dhe kur. Këto shënime flasin për defektin, jo për ty.',
      ],
    },
    {
      id: 'requests',
      heading: 'Kur dërgon një kërkesë',
      blocks: [
        'Ruajmë:',
        [
          'emrin dhe mesazhin tënd;',
          'numrin e telefonit, adresën e e-mailit ose të dyja, sipas asaj që jep, dhe si e do përgjigjen;',
          'gjuhën në të cilën e lexon faqen, që shitësi të përgjigjet në të;',
          'artikullin ashtu siç ishte atëherë: emrin, foton dhe çmimin; ose biznesin, nëse e pyet pa artikull;',
          'kur e dërgove kërkesën dhe nëse shitësi i është përgjigjur.',
        ],
        'Të gjitha këto i merr shitësi që pyet, edhe me e-mail, që të të kontaktojë. Me numrin e telefonit mund të të telefonojë ose të të shkruajë në WhatsApp a Viber. Kërkesën tënde nuk ia japim askujt tjetër.',
        'Nëse i njëjti formular vjen dy herë, sepse e shtype dy herë ose u ndërpre lidhja, e dallojmë nga një çelës i rastësishëm që e krijon shfletuesi yt. Atë çelës e mbajmë rreth një ditë.',
        'Ajo që je ende duke shkruar mbetet në skedën e hapur të shfletuesit, po ashtu ajo që të tregon konfirmimi. Formulari vjen te ne kur shtyp “Dërgo kërkesën”, jo më parë.',
      ],
    },
    {
      id: 'reports',
      heading: 'Kur raporton një artikull',
      blocks: [
        'Ruajmë çfarë nuk shkon sipas teje, atë që shkruan për këtë, cilin artikull prek dhe kur e dërgove. Nuk ruajmë se kush je: as emër, as adresë interneti. Raportimin e lexon ai që drejton këtë faqe, jo shitësi. Fshihet 90 ditë pasi kemi vendosur për të.',
      ],
    },
    {
      id: 'robots',
      heading: 'Mbrojtja nga robotët',
      blocks: [
        'Që shitësit të mos mbyten nga kërkesa të dërguara prej programeve, shfletuesi yt zgjidh një llogaritje të vogël para se të dërgojë një kërkesë ose një raportim. Kjo bëhet vetvetiu, vetëm mes tij dhe nesh, dhe nuk tregon asgjë për ty.',
        'Kush e drejton këtë faqe, në vend të saj mund të përdorë Google reCAPTCHA. Në atë rast, kur dërgon një kërkesë ose një raportim, shfletuesi yt merr një skript nga Google, dhe Google mëson adresën tënde të internetit dhe si sillet shfletuesi. Për këtë vlen politika e privatësisë e vetë Google-it.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookie-t',
      blocks: [
        'Përdorim vetëm këto cookie, të gjitha të nevojshme që faqja të punojë:',
        [
          'lang: gjuha, kur e ke zgjedhur vetë. Qëndron një vit.',
          'XSRF-TOKEN: një vlerë e rastësishme që nuk i lë faqet e tjera të dërgojnë formularë në emrin tënd. Vjen me artikullin ose formularin e parë që hap dhe fshihet kur e mbyll shfletuesin.',
          'visitor: një numër i rastësishëm që të dallon nga të tjerët me të njëjtën adresë rrjeti, që askush, duke e keqpërdorur faqen, të mos të mbyllë derën. Vjen kur hap një formular ose kërkon një numër telefoni dhe qëndron 30 ditë.',
          'Nëse hyn si shitës: një cookie që të mban brenda llogarisë, dhe një me të cilin e njohim shfletuesin tënd për një vit, që të tjerët, duke provuar fjalëkalime, të mos ta mbyllin derën.',
        ],
        'Asnjë prej tyre nuk është për reklama. Nëse i fshin, Orendi nuk të kërkon asgjë: thjesht nis përsëri në shqip.',
      ],
    },
    {
      id: 'sellers',
      heading: 'Të dhënat e shitësve',
      blocks: [
        'Për një biznes ruajmë atë që na jep vetë për t’u paraqitur: emrin, përshkrimet, e-mailin, numrin e telefonit, adresën, ambientet, logon dhe foton e kopertinës, lidhjet për faqen e vet dhe rrjetet sociale, nëse vizitorët mund t’i telefonojnë ose t’i shkruajnë në WhatsApp a Viber, si dhe produktet, kompletet, çmimet dhe fotot. Të gjitha këto janë publike. Faqet tona e shfaqin numrin e telefonit vetëm kur dikush shtyp butonin dhe biznesi e lejon; të dhënat publike të faqes (API) i përmbajnë gjithsesi numrin e telefonit dhe e-mailin.',
        'Ruajmë edhe gjuhën në të cilën i do e-mailet, kërkesat që ka marrë, e-mailet që i kemi dërguar dhe, për çdo ditë, sa herë janë parë faqet e tij e sa vizitorë e kërkuan numrin.',
        'Nëse dikush hap llogari për një biznes, ruajmë emrin dhe mbiemrin, adresën e e-mailit, gjuhën, datëlindjen nëse e jep, dhe fjalëkalimin në një formë nga e cila nuk mund të lexohet. Për çdo vend ku ke hyrë ruajmë prej kur, nga cila adresë interneti dhe me cilin shfletues, që ta shohësh dhe të dalësh prej andej. Këto fshihen kur del nga llogaria dhe, e shumta, 30 ditë pas herës së fundit që ishe aty.',
        'Që ta vëresh kur dikush tjetër përpiqet të hyjë në llogarinë tënde, ruajmë për 90 ditë edhe kur dhe me cilin shfletues hyri ose nuk arriti të hyjë dikush, dhe kur u ndryshuan fjalëkalimi, adresa e e-mailit ose një mënyrë tjetër hyrjeje, bashkë me pjesën e parë të adresës së internetit.',
        'Nëse e aktivizon hyrjen me dy hapa, ruajmë të koduar çelësin nga i cili telefoni yt llogarit kodet, dhe kodet rezervë në një formë nga e cila nuk mund të lexohen. Nëse shton një çelës kalimi, ruajmë pjesën e tij publike, emrin që i jep dhe kur u përdor për herë të fundit; gjurma e gishtit ose fytyra nuk del kurrë nga pajisja jote.',
      ],
    },
    {
      id: 'photos',
      heading: 'Fotot',
      blocks: [
        'Një foto shpesh mban të dhëna të fshehura: vendin, kohën, aparatin. Çdo foto që marrim e krijojmë nga e para. Ruhet vetëm pamja, të dhënat e fshehura jo.',
      ],
    },
    {
      id: 'others',
      heading: 'Kush tjetër merr të dhëna',
      blocks: [
        'Përveç shitësit që pyet, vetëm ata që punojnë për ne që faqja të funksionojë: kompania në kompjuterët e së cilës punon, dhe shërbimet që i çojnë e-mailet tona. Ata nuk mund t’i përdorin të dhënat për asgjë tjetër. Autoriteteve u japim të dhëna vetëm aty ku na detyron ligji.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Për sa kohë',
      blocks: [
        [
          'Kërkesat: për sa kohë që biznesi i shitësit është në Orendi, ose derisa të na kërkosh ta fshijmë tënden.',
          'Të dhënat e një biznesi dhe të llogarisë së tij: derisa të largohet nga Orendi. Në faqen e llogarisë mund të marrësh një kopje të gjithçkaje dhe t’i fshish të gjitha, bashkë me kërkesat që ka marrë biznesi.',
          'Numrat e shikimeve dhe të vizitorëve që kërkuan numrin e telefonit: për artikullin, çdo ditë e 30 ditëve të fundit, e më pas vetëm shuma; për biznesin, çdo ditë për sa kohë që është në Orendi. Nuk tregojnë asgjë për asnjë person.',
        ],
        'Ajo që është fshirë mund të gjendet edhe për ca kohë në një kopje rezervë, dhe fshihet bashkë me të.',
      ],
    },
    {
      id: 'rights',
      heading: 'Të drejtat e tua',
      blocks: [
        'Të dhënat e tua i përdorim sepse na ke kërkuar ta përcjellim një kërkesë, sepse duhet ta mbajmë faqen në punë dhe të sigurt, ose sepse e kërkon ligji.',
        'Mund të pyesësh çfarë kemi ruajtur për ty, të marrësh një kopje, të kërkosh t’i korrigjojmë ose t’i fshijmë dhe të kundërshtosh përdorimin e tyre. Na shkruaj nga adresa e e-mailit që dhe në kërkesë, ose na trego numrin e telefonit, që ta gjejmë. Përgjigjemi brenda 30 ditësh. Nuk kushton asgjë.',
        'Nëse nuk je i kënaqur me përgjigjen tonë, mund të ankohesh tek autoriteti që mbron të dhënat personale. Në Shqipëri është Komisioneri për të Drejtën e Informimit dhe Mbrojtjen e të Dhënave Personale, në Kosovë Agjencia për Informim dhe Privatësi.',
      ],
    },
    {
      id: 'changes',
      heading: 'Ndryshimet',
      blocks: [
        'Kur Orendi nis të ruajë diçka tjetër, ose për një qëllim tjetër, së pari e ndryshojmë këtë tekst. Data e ndryshimit të fundit shënohet në fillim.',
        { leadsTo: 'termsOfService', text: 'Lexo kushtet e përdorimit' },
      ],
    },
  ],
};
