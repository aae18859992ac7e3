import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOf } from './speak-one-language.ts';

const compiled = `/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

const al_nav_home = /** @type {() => string} */ () => {
	return (\`Kryefaqja\`)
};

const en_nav_home = /** @type {() => string} */ () => {
	return (\`Home\`)
};

export const nav_home = ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_nav_home(inputs)
	return al_nav_home(inputs)
});`;

async function run(code: string): Promise<Record<string, () => string>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it('leaves the words of the language, under the name of the message', async () => {
  expect((await run(wordsOf(compiled, 'al'))).nav_home?.()).toBe('Kryefaqja');
  expect((await run(wordsOf(compiled, 'en'))).nav_home?.()).toBe('Home');
});

it('needs nothing that chooses between languages any more', () => {
  expect(wordsOf(compiled, 'en')).not.toMatch(/import|getLocale/);
});

it('refuses a message of another form', () => {
  expect(() => wordsOf('export const nav_home = () => `Home`;', 'en')).toThrow('no words in en');
});

it('knows the form in which the compiler writes today', () => {
  const file = new URL('../../messages/compiled/messages/nav_home.js', import.meta.url);
  expect(wordsOf(readFileSync(file, 'utf8'), 'al')).toContain('al_nav_home as nav_home');
});

it('keeps the name of the marketplace in the words', () => {
  const file = new URL('../../messages/compiled/messages/nav_mark.js', import.meta.url);
  const words = wordsOf(readFileSync(file, 'utf8'), 'en');
  expect(words).toContain('`${marketName()}, home page`');
  expect(words).toContain("import { marketName } from '../../market-name.ts'");
});
