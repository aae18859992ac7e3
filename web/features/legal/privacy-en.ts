import type { LegalDocument } from './legal-document.ts';

/* Every sentence describes what the code does: when changing what is stored, update this and the date. */
export const privacyEn: LegalDocument = {
  title: 'Privacy policy',
  intro: 'What Orendi keeps about you, what for, for how long, and what you can ask of us.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        [
          'You can look around without an account and without giving a name.',
          'What you write in a request goes to the seller you ask, and to nobody else.',
          'We count views without knowing who you are.',
          'We do not sell data, we do not follow you around for advertising, and we use no statistics service of another company.',
          'You can ask to see, correct or delete your data.',
        ],
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        'Whoever runs Orendi is responsible for the data on this page. “We” means them. This is where you reach us:',
        { show: 'operator' },
        'For what a seller does with your request once it has arrived, that seller is responsible.',
      ],
    },
    {
      id: 'looking-around',
      heading: 'When you look around',
      blocks: [
        'To send you a page, our computer needs your internet address, and your browser says which browser it is, as on every website. We keep no list of the pages you open. The company whose computers we use may keep technical records of its own for a short time.',
        'So that sellers see what people like, we count how often an item or a business is looked at. In order not to count you twice within half an hour, we make a number out of your internet address, the name of your browser, the item and a random value of the day. The number is deleted soon after that half hour, and the random value soon after the day. Nobody can tell from them who you were. What stays is counts: so many views on such a day.',
        'So that we learn what is missing, we count how many visitors search for something that is not here: the words, the day and the number of visitors, and nothing of who they were. A number made as above keeps us from counting you twice; it is deleted when the day is over. What looks like an e-mail address or a phone number is not kept. The words are deleted after 30 days.',
        'So that sellers see how people reach them, we count how many visitors press phone, WhatsApp or Viber on their pages. A number made as above, for the business and the day, keeps us from counting you twice; it is deleted when the day is over. We keep neither who pressed nor for which item. What you then say or write there goes through the phone network or that messenger, not through us.',
        'If you press “Near me”, your browser finds out where you are, after asking you, and picks the nearest town of a list. Your position never leaves your browser: only the name of that town is sent, as if you had typed it, and it stands in the address of the page.',
        'To keep misuse away, we count how many forms and other calls come from one internet address. Such a count is deleted after a day or so at the latest.',
        'When something breaks, we note what it was and when. These notes are about the fault, not about you.',
      ],
    },
    {
      id: 'requests',
      heading: 'When you send a request',
      blocks: [
        'We store:',
        [
          'your name and your message;',
          'your phone number, your e-mail address or both, whichever you give, and how you prefer to be contacted;',
          'the language in which you read the site, so that the seller can answer in it;',
          'the item as it was then: its name, photo and price; or the business, if you ask it without an item;',
          'when you sent the request, and whether the seller has answered it.',
        ],
        'The seller you ask receives all this, by e-mail too, in order to contact you. With your phone number the seller can call you, or write to you on WhatsApp or Viber. We do not give your request to anybody else.',
        'If the same form arrives twice, because you pressed twice or the connection was lost, we notice it by a random key that your browser has made. We keep that key for about a day.',
        'What you are still writing stays in the open tab of your browser, and so does what the confirmation shows you. The form reaches us when you press “Send request”, not before.',
      ],
    },
    {
      id: 'reports',
      heading: 'When you report an item',
      blocks: [
        'We store what you say is wrong, what you write about it, which item it is about, and when. We do not store who you are: neither a name nor an internet address. Whoever runs Orendi reads it; the seller does not. It is deleted 90 days after we have decided about it.',
      ],
    },
    {
      id: 'robots',
      heading: 'Protection against robots',
      blocks: [
        'So that sellers are not flooded by programs, your browser solves a small sum before it sends a request or a report. This happens on its own, with us alone, and says nothing about you.',
        'Whoever runs Orendi can use Google reCAPTCHA instead. In that case your browser fetches a script from Google when you send a request or a report, and Google learns your internet address and how your browser behaves. Google’s own privacy policy applies to that.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        'We use only these cookies, all of them needed for the site to work:',
        [
          'lang: the language, when you have chosen one. It stays for a year.',
          'XSRF-TOKEN: a random value that keeps other sites from sending forms in your name. It comes with the first item or form that you open, and goes when you close the browser.',
          'visitor: a random number that tells you from others with the same network address, so that nobody’s misuse shuts you out. It comes when you open a form or ask for a phone number, and stays for 30 days.',
          'If you sign in as a seller: a cookie that keeps you signed in, and one by which we know your browser again for a year, so that strangers who try passwords do not lock you out.',
        ],
        'None of them is for advertising. If you delete them, Orendi asks for nothing: it begins in Albanian again.',
      ],
    },
    {
      id: 'sellers',
      heading: 'Data of sellers',
      blocks: [
        'Of a business we store what it gives us in order to be shown: name, descriptions, e-mail, phone number, address, industries, logo and cover photo, links to its website and social networks, whether visitors may call it or write to it on WhatsApp or Viber, and its products, packages, prices and photos. All this is public. Our pages show the phone number only when somebody presses for it and the business allows that; the site’s public data (API) carry the phone number and the e-mail address in any case.',
        'We also store the language in which it wants its mails, the requests it has received, the mails we have sent to it, and how often its pages were looked at, and how many visitors asked for its number, on each day.',
        'If somebody opens an account for a business, we store their name, e-mail address, language, date of birth where it is given, and the password in a form from which it cannot be read. For each place where you are signed in we store since when, from which internet address and with which browser, so that you can see it and sign out there. This goes when you sign out, and at the latest 30 days after you were last there.',
        'So that you notice when somebody else tries to get into your account, we also keep for 90 days when and with which browser somebody signed in or failed to, and when your password, your e-mail address or another way of signing in was changed, with the first part of the internet address.',
        'If you turn on sign-in in two steps, we store, encrypted, the key from which your phone computes the codes, and the recovery codes in a form from which they cannot be read. If you add a passkey, we store its public half, the name you give it and when it was last used; your fingerprint or face never leaves your device.',
      ],
    },
    {
      id: 'photos',
      heading: 'Photos',
      blocks: [
        'A photo often carries hidden details: the place, the time, the camera. We make every photo anew when we take it in. Only the image is kept, and the hidden details are not.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else receives data',
      blocks: [
        'Besides the seller you ask, only those who work for us in order to run the site: the company whose computers it runs on, and the services that carry our mails. They may use the data for nothing else. We give data to authorities only where the law obliges us to.',
      ],
    },
    {
      id: 'how-long',
      heading: 'For how long',
      blocks: [
        [
          'Requests: for as long as the seller’s business is on Orendi, or until you ask us to delete yours.',
          'Data of a business and of its account: until it leaves Orendi. On the page of your account you can take a copy of everything along, and delete it all, with the requests the business has received.',
          'Counts of views, and of visitors who asked for a number: for each item, each day for 30 days and after that only the total; for a business, each day for as long as it is on Orendi. They say nothing about any person.',
        ],
        'Something that has been deleted can still be in a backup for a while, and goes with that backup.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'We use your data because you asked us to pass on a request, because we have to keep the site working and safe, or because the law demands it.',
        'You can ask what we have stored about you, have a copy of it, have it corrected or deleted, and object to our use of it. Write to us from the e-mail address of your request, or tell us its phone number, so that we find it. We answer within 30 days. It costs nothing.',
        'If you are not content with our answer, you can complain to the authority that protects personal data. In Albania it is the Commissioner for the Right to Information and Protection of Personal Data, in Kosovo the Information and Privacy Agency.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'When Orendi begins to store something else, or for another purpose, we change this text first. The date of the last change stands at the beginning.',
        { leadsTo: 'termsOfService', text: 'Read the terms of service' },
      ],
    },
  ],
};
