import { htmlLanguages, type Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';

/** The page for a failed rendering: no scripts, no pictures, nothing else that could break. */
export function brokenPage(language: Language, sentence: string): string {
  const options = { locale: language };
  return `<!doctype html>
<html lang="${htmlLanguages[language]}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Orendi</title>
    <style>
      body { margin: 15vh auto; max-width: 34rem; padding: 0 1.5rem; font: 1.1rem/1.5 system-ui, sans-serif; color: #1e1a17; background: #fbf9f6; }
      a { color: #b41912; }
    </style>
  </head>
  <body>
    <h1>Orendi</h1>
    <p>${sentence}</p>
    <p><a href="">${m.broken_retry({}, options)}</a> · <a href="/">${m.api_go_home({}, options)}</a></p>
  </body>
</html>
`;
}
