import type { Language } from '@orendi/contract/language';
import type { Plugin } from 'vite';

/** Each message is a module of its own, so that a page gets only those it shows. */
const compiled = /\/messages\/compiled\/(?:runtime|messages\/(?!_)\w+)\.js$/;
const parts = /^import .*'\.\.\/runtime\.js';$([^]*?)\nexport const (\w+) = /m;

/**
 * Leaves only the words of one language in each build for the browser. Changing the language loads the page anew, so
 * nobody needs both.
 */
export function speakOneLanguage(languageOf: Record<string, Language>): Plugin {
  return {
    name: 'speak-one-language',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: compiled },
      handler(code, id) {
        const language = languageOf[this.environment.name];
        if (language === undefined) return null;
        if (id.endsWith('/runtime.js')) return 'export const overwriteGetLocale = () => {};';
        return { code: wordsOf(code, language), map: null };
      },
    },
  };
}

/**
 * A compiled message has a function for each language, and at its end one that chooses between them. The wanted one
 * takes its place; the bundler drops the others.
 * @throws Error when the message looks different, as it may after an update of its compiler
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
