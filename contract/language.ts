/** The language codes of the API, the cookie, `?lang=` and the accounts; the first is the default. */
export const languages = ['al', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'al';

/** The cookie that keeps a visitor's choice. */
export const languageCookie = 'lang';

/** The value of HTML's `lang`: the product says `al` where the standard says `sq`. */
export const htmlLanguages = { al: 'sq', en: 'en' } as const satisfies Record<Language, string>;

/** The languages' labels in the switcher. */
export const languageLabels = { al: 'SQ', en: 'EN' } as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return value === 'al' || value === 'en';
}

/** Below these are the pages of rooms, categories and towns. Such an address decides the language of its page. */
export const landingRoots = { al: '/mobilje', en: '/furniture' } as const;

const landing = /^(?:https?:\/\/[^/]+)?\/(?:(mobilje)|furniture)(?=[/?#]|$)/;

/** The language that an address of such a page is in; undefined for all other addresses. */
export function landingLanguage(url: string): Language | undefined {
  const found = landing.exec(url);
  return found ? (found[1] ? 'al' : 'en') : undefined;
}
