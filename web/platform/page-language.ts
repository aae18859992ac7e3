import { overwriteGetLocale, type Language } from '@orendi/messages';

let spoken: Language = 'al';
overwriteGetLocale(() => spoken);

/**
 * Sets the language of all messages from here on. On the server it is called right before each render, which is
 * synchronous, so that no other request can come between; in the browser once.
 */
export function speak(language: Language): void {
  spoken = language;
}
