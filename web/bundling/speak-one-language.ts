import type { Language } from '@orendi/contract/language';
import type { Plugin } from 'vite';

/** Each message is a module of its own, so a page loads only those it shows. */
const compiled = /\/messages\/compiled\/(?:runtime|messages\/(?!_)\w+)\.js$/;
const parts = /^import .*'\.\.\/runtime\.js';$([^]*?)\nexport const (\w+) = /m;

/**
 * Keeps only one language in each browser build. Changing the language reloads the page, so nobody needs both. Fails
 * the build if it finds no messages or no language switch.
 */
export function speakOneLanguage(languageOf: Record<string, Language>): Plugin {
  const found = new Set<string>();
  return {
    name: 'speak-one-language',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: compiled },
      handler(code, id) {
        const language = languageOf[this.environment.name];
        if (language === undefined) return null;
        const isRuntime = id.endsWith('/runtime.js');
        found.add(`${isRuntime ? 'runtime' : 'messages'} in ${language}`);
        if (isRuntime) return 'export const overwriteGetLocale = () => {};';
        return { code: wordsOf(code, language), map: null };
      },
    },
    buildEnd(error) {
      const language = languageOf[this.environment.name];
      if (error || language === undefined) return;
      if (found.has(`runtime in ${language}`) && found.has(`messages in ${language}`)) return;
      this.error('No compiled messages lie where speak-one-language.ts looks for them.');
    },
  };
}

/**
 * A compiled message exports one function per language and a final one that picks among them. Replaces the picker with
 * the wanted language; the bundler drops the rest.
 * @throws Error when the message has a different shape, as it may after a compiler update
 */
export function wordsOf(code: string, language: Language): string {
  const [, functions, key] = parts.exec(code) ?? [];
  const wanted = `${language}_${key}`;
  if (functions?.includes(`\nconst ${wanted} = `)) {
    return `${functions}\nexport { ${wanted} as ${key} };`;
  }
  throw new Error(
    `A compiled message has no words in ${language} where they were expected:\n${code}`,
  );
}
