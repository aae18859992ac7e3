import { overwriteGetLocale, type Language } from '@orendi/messages';

let spoken: Language = 'al';
overwriteGetLocale(() => spoken);

/**
 * Sets the language of all messages from here on. The server calls it right before each render, which is synchronous,
 * so no other request can interfere; the browser calls it once.
 */
export function speak(language: Language): void {
  spoken = language;
}
