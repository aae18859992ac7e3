import { overwriteGetLocale, setMarketName, type Language } from '@orendi/messages';

let spoken: Language = 'al';

/** For texts on pages; loaders, which run beside other requests, are told the language. */
export const spokenLanguage = () => spoken;
overwriteGetLocale(spokenLanguage);

/**
 * Sets the language of all messages, and what they call the marketplace, from here on. The server calls it right before
 * each render, which is synchronous, so no other request can interfere; the browser calls it once.
 */
export function speak(language: Language, market = 'Orendi'): void {
  spoken = language;
  setMarketName(market);
}
