import type { LegalDocument } from './legal-document.ts';

export const termsEn: LegalDocument = {
  title: 'Terms of service',
  intro: 'What you can expect of Orendi, what we expect of you, and who answers for what.',
  sections: [
    {
      id: 'what-orendi-is',
      heading: 'What Orendi is',
      blocks: [
        'Orendi is a catalog of furniture and other things for the home. Businesses, here called sellers, show their products and packages in it. Visitors look around and send requests to the sellers.',
        'Orendi itself sells nothing and is not a party to any sale. There is no cart and no payment here.',
        '“We” in this text means whoever runs Orendi. You find the contact at the end.',
        'By using Orendi you accept these terms. If you do not agree with them, please do not use it.',
      ],
    },
    {
      id: 'requests',
      heading: 'Your request, and what follows',
      blocks: [
        'With “Make request” you ask a seller about an item, or tell the seller that you would like to order it. A request costs nothing and binds you to nothing.',
        'After an order or a request the seller contacts you, by phone or by e-mail, as you have chosen. The seller decides whether and when it can deliver. Nothing is bought until you and the seller have agreed.',
        'Please give your real name and a contact at which you can be reached, and ask only about things that you are interested in.',
      ],
    },
    {
      id: 'sale',
      heading: 'Price, payment and delivery',
      blocks: [
        'Prices, discounts, dimensions and availability are stated by the seller. On a screen, photos and colors can look a little different. Ask before you decide.',
        'A sale is made between you and the seller only. You settle price, payment, transport, assembly, guarantee, returns and complaints with the seller, outside of Orendi.',
        'These terms do not touch the rights that the law gives you as a consumer against the seller.',
      ],
    },
    {
      id: 'sellers',
      heading: 'What sellers promise',
      blocks: [
        'Whoever shows a business on Orendi promises:',
        [
          'that its descriptions, prices and photos are true and up to date, and that it may use them;',
          'to sell only what the law allows, and to keep the laws that protect consumers;',
          'to contact the buyer after every request within a reasonable time;',
          'to use the details of a buyer for that buyer’s request only;',
          'and, whoever opens an account: to be at least 18 years old, to have the right to act for the business, and to tell nobody the password.',
        ],
        'Texts, photos and logo stay the property of the seller. The seller allows us to show them, to resize them and to use them in previews of links while the business is on Orendi. A request that has been sent keeps the name, photo and price of its item.',
      ],
    },
    {
      id: 'rules',
      heading: 'Rules for everyone',
      blocks: [
        'It is not allowed:',
        [
          'to send false requests or advertising, or the details of other people without their consent;',
          'to overload the site, to disturb its work, or to get around its protections;',
          'to copy the catalog in bulk for another catalog;',
          'to publish anything unlawful, insulting or misleading.',
        ],
        'Where somebody breaks these rules, we may take the content down or suspend the business. We say why.',
      ],
    },
    {
      id: 'no-guarantee',
      heading: 'What we cannot promise',
      blocks: [
        'We take care that Orendi works well, but we cannot promise that it can always be reached and has no faults. We may change it, interrupt it or close it, all of it or parts.',
        'We do not check every item, and we do not vouch for what sellers say. If you see something that is not right, please tell us.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'The seller answers for its items, its statements and its deliveries. We do not answer for what you and a seller agree on, nor for what comes of it.',
        'As far as the law allows, our liability to you is limited, all in all, to the amounts that you paid to us in the six months before the event on which the claim is based. Looking around and sending requests is free.',
        'This limit does not apply where the law forbids it, for example to damage that was done on purpose or by gross negligence, or to injury of life, body or health.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy in short',
      blocks: [
        [
          'We keep only what is needed. We do not sell your data, and we do not follow you around for advertising.',
          'What you write in a request goes to the seller you ask, and to nobody else.',
          'Views are counted without knowing who you are.',
          'You can ask to see, correct or delete your data.',
        ],
        { leadsTo: 'privacyPolicy', text: 'Read the whole privacy policy' },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and law',
      blocks: [
        'We may change these terms. The date of the last change stands at the beginning. For a request, the terms of the day on which it was sent apply.',
        'The law of the country in which whoever runs Orendi is established applies. As a consumer you keep the protection of the law of the country in which you live. If one of these points does not hold, the others stay in force.',
        'The Albanian and the English text are meant to say the same. Where they differ, the Albanian one counts.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        'Do you have a question about these terms, or do you want to report an item? This is where you reach us:',
        { show: 'operator' },
      ],
    },
  ],
};
