import type { LegalDocument } from './legal-document.ts';

export const termsAl: LegalDocument = {
  title: 'Kushtet e përdorimit',
  intro: 'Çfarë mund të presësh nga Orendi, çfarë presim ne nga ti dhe kush përgjigjet për çfarë.',
  sections: [
    {
      id: 'what-orendi-is',
      heading: 'Çfarë është Orendi',
      blocks: [
        'Orendi është një katalog mobiljesh dhe gjërash të tjera për shtëpinë. Bizneset, që këtu i quajmë shitës, paraqesin produktet dhe kompletet e tyre. Vizitorët i shfletojnë dhe u dërgojnë kërkesa shitësve.',
        'Vetë Orendi nuk shet asgjë dhe nuk është palë në asnjë shitje. Këtu nuk ka as shportë, as pagesë.',
        'Me “ne” kuptojmë atë që e drejton këtë faqe. Kontaktin e gjen në fund.',
        'Duke e përdorur këtë faqe, i pranon këto kushte. Nëse nuk i pranon, të lutemi të mos e përdorësh.',
      ],
    },
    {
      id: 'requests',
      heading: 'Kërkesa jote dhe çfarë vjen pas saj',
      blocks: [
        'Me “Pyet shitësin” i dërgon shitësit një pyetje për një artikull, ose i thua se dëshiron ta porosisësh. Kërkesa nuk kushton asgjë dhe nuk të detyron për asgjë.',
        'Pas porosisë ose kërkesës, shitësi të kontakton vetë, me telefon ose me e-mail, si e ke zgjedhur ti. Nëse mund ta dorëzojë artikullin dhe kur, e vendos shitësi. Asgjë nuk është blerë derisa të merresh vesh me të.',
        'Shkruaj emrin tënd të vërtetë dhe një kontakt ku mund të të gjejnë, dhe pyet vetëm për gjëra që të interesojnë.',
      ],
    },
    {
      id: 'sale',
      heading: 'Çmimi, pagesa dhe dorëzimi',
      blocks: [
        'Çmimet, uljet, përmasat dhe gjendjen i tregon shitësi. Në ekran, fotot dhe ngjyrat mund të duken pak ndryshe. Pyet para se të vendosësh.',
        'Shitja bëhet vetëm mes teje dhe shitësit. Për çmimin, pagesën, transportin, montimin, garancinë, kthimin dhe ankesat merresh vesh me shitësin, jashtë kësaj faqeje.',
        'Këto kushte nuk i prekin të drejtat që të jep ligji si konsumator përballë shitësit.',
      ],
    },
    {
      id: 'sellers',
      heading: 'Çfarë premtojnë shitësit',
      blocks: [
        'Kush e paraqet biznesin e vet në Orendi, premton:',
        [
          'që përshkrimet, çmimet dhe fotot janë të vërteta e të përditësuara, dhe që ka të drejtë t’i përdorë;',
          'që shet vetëm gjëra që i lejon ligji dhe i zbaton ligjet që mbrojnë konsumatorin;',
          'që pas çdo kërkese e kontakton blerësin brenda një kohe të arsyeshme;',
          'që të dhënat e blerësit i përdor vetëm për kërkesën e tij;',
          'dhe, nëse hap llogari: që është të paktën 18 vjeç, që ka të drejtë të veprojë në emër të biznesit dhe që fjalëkalimin nuk ia tregon askujt.',
        ],
        'Tekstet, fotot dhe logoja mbeten pronë e shitësit. Ai na lejon t’i shfaqim, t’ua ndryshojmë madhësinë dhe t’i përdorim në pamjet paraprake të lidhjeve, për sa kohë që biznesi është në Orendi. Kërkesa e dërguar e ruan emrin, foton dhe çmimin e artikullit.',
      ],
    },
    {
      id: 'rules',
      heading: 'Rregulla për të gjithë',
      blocks: [
        'Nuk lejohet:',
        [
          'të dërgosh kërkesa të rreme, reklama ose të dhëna të dikujt tjetër pa pëlqimin e tij;',
          'ta mbingarkosh faqen, t’ia pengosh punën ose t’u shmangesh mbrojtjeve të saj;',
          'ta kopjosh katalogun me shumicë për një katalog tjetër;',
          'të publikosh diçka të paligjshme, fyese ose mashtruese.',
        ],
        'Nëse dikush i shkel këto rregulla, mund ta heqim përmbajtjen ose ta pezullojmë biznesin. Arsyen e themi.',
      ],
    },
    {
      id: 'no-guarantee',
      heading: 'Çfarë nuk mund të premtojmë',
      blocks: [
        'Kujdesemi që faqja të punojë mirë, por nuk mund të premtojmë se do të jetë gjithmonë e arritshme dhe pa gabime. Mund ta ndryshojmë, ta ndërpresim ose ta mbyllim, plotësisht ose pjesërisht.',
        'Artikujt nuk i kontrollojmë një për një dhe nuk garantojmë për ato që thonë shitësit. Nëse sheh diçka që nuk është në rregull, na njofto.',
      ],
    },
    {
      id: 'liability',
      heading: 'Përgjegjësia',
      blocks: [
        'Për artikujt, për ato që thotë dhe për dorëzimin përgjigjet shitësi. Ne nuk përgjigjemi për marrëveshjet mes teje dhe shitësit, as për pasojat e tyre.',
        'Për aq sa e lejon ligji, përgjegjësia jonë ndaj teje kufizohet, gjithsej, në shumat që na ke paguar në gjashtë muajt para ngjarjes për të cilën kërkohet dëmshpërblimi. Shfletimi dhe dërgimi i kërkesave janë falas.',
        'Ky kufizim nuk vlen aty ku e ndalon ligji, për shembull për dëmet e shkaktuara me dashje ose nga pakujdesia e rëndë, ose për dëmtimin e jetës, të trupit a të shëndetit.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privatësia me pak fjalë',
      blocks: [
        [
          'Ruajmë vetëm atë që duhet. Nuk i shesim të dhënat e tua dhe nuk të ndjekim për reklama.',
          'Atë që shkruan në një kërkesë e merr vetëm shitësi që pyet, askush tjetër.',
          'Shikimet i numërojmë pa e ditur se kush je.',
          'Mund të kërkosh t’i shohësh, t’i korrigjosh ose t’i fshish të dhënat e tua.',
        ],
        { leadsTo: 'privacyPolicy', text: 'Lexo të gjithë politikën e privatësisë' },
      ],
    },
    {
      id: 'changes',
      heading: 'Ndryshimet dhe ligji',
      blocks: [
        'Këto kushte mund t’i ndryshojmë. Data e ndryshimit të fundit shënohet në fillim. Për një kërkesë vlejnë kushtet e ditës kur u dërgua.',
        'Vlen ligji i vendit ku ka selinë ai që e drejton faqen. Si konsumator e ruan mbrojtjen që të jep ligji i vendit ku jeton. Nëse njëra nga këto pika nuk vlen, të tjerat mbeten në fuqi.',
        'Teksti shqip dhe ai anglisht duhet të thonë të njëjtën gjë. Aty ku ndryshojnë, vlen ai shqip.',
      ],
    },
    {
      id: 'contact',
      heading: 'Kontakti',
      blocks: [
        'Ke një pyetje për këto kushte, ose do të na njoftosh për një artikull? Na gjen këtu:',
        { show: 'operator' },
      ],
    },
  ],
};
