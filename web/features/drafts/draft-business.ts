import type { Language } from '@orendi/contract/language';
import type { Industry } from '@orendi/contract/schemas/industry';
import type { Town } from '@orendi/contract/towns';
import { industryName } from '../catalogue/local-name.ts';
import words from './draft-words.json' with { type: 'json' };

interface BusinessFacts {
  /** The trades it sells in. */
  industries: readonly Industry[];
  town: Pick<Town, 'al' | 'en'> | undefined;
}

/**
 * A description of a business in a language that its seller may not write, of what the form already knows.
 * @returns a sentence; blank while too little is known
 */
export function draftBusiness(language: Language, { industries, town }: BusinessFacts): string {
  const { and, besides, furniture, inTown } = phrases[language];
  const list = (names: string[]) =>
    [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(and);
  const rooms: string[] = [];
  const goods: string[] = [];
  for (const industry of industries) {
    const room = (words.rooms as Words)[industry.industry_name]?.[language];
    const other = (words.goods as Words)[industry.industry_name]?.[language];
    if (room !== undefined) rooms.push(room);
    else goods.push(other ?? industryName(industry, language).toLocaleLowerCase());
  }
  const parts = [rooms.length > 0 && furniture + list(rooms), list(goods)];
  const said = parts.filter(Boolean).join(besides);
  if (said === '') return '';
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${town ? inTown + town[language] : ''}.`;
}

type Words = Partial<Record<string, Record<Language, string>>>;

const phrases = {
  al: { and: ' dhe ', besides: ', si edhe ', furniture: 'mobilje për ', inTown: ', në ' },
  en: { and: ' and ', besides: ', as well as ', furniture: 'furniture for ', inTown: ', in ' },
};
