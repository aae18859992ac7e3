import { type Language, languages } from '@orendi/contract/language';
import type { MarketFacts } from '@orendi/contract/page-render';
import { type PageName, pageNames } from '@orendi/contract/page-names';
import type { MarketSettings, PageText } from '@orendi/contract/schemas/market';
import { setMarketName } from '@orendi/messages';
import type { Selectable } from 'kysely';
import type { Services } from '../../services.ts';
import type { Changes } from '../../platform/db/changes.ts';
import { remember } from '../../platform/db/remember.ts';
import type { Database, Db } from '../../platform/db/tables.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { builtInChange, builtInMarkdown, builtInTexts } from './built-in-texts.ts';
import { renderText } from './render-text.ts';

/** Its logo is the key of a picture. */
export interface Market extends MarketSettings {
  texts: Record<PageName, Record<Language, PageText>>;
}

const productName = 'Orendi';

/**
 * Keeps the settings of the marketplace until they change: every page shows some of them. While the database is away,
 * those that were last known stand.
 */
export function createMarket(services: Pick<Services, 'changes' | 'clock' | 'reads'>) {
  const { changes, clock, reads } = services;
  let known: Market | null = null;
  const calm: Pick<Changes, 'keepFresh'> = {
    keepFresh: ({ drop }) =>
      changes.keepFresh({ drop, setEnabled: (isInformed) => isInformed && drop(['*']) }),
  };
  const memory = { seconds: 86_400, isConcerned: (tag: string) => tag === 'market' };
  const find = remember({ changes: calm, clock }, memory, () => readMarket(reads));
  const market = async (): Promise<Market> => {
    try {
      known = await find();
    } catch (error) {
      if (known === null) throw error;
    }
    setMarketName(known.name ?? productName);
    return known;
  };
  changes.onTouched((tags) => {
    if (tags.includes('market')) market().catch(() => {});
  });
  return market;
}

async function readMarket(db: Db): Promise<Market> {
  const { id: _id, ...settings } = await db
    .selectFrom('market')
    .selectAll()
    .executeTakeFirstOrThrow();
  const edited = new Map((await listPresentTexts(db)).map((text) => [text.page, text]));
  const texts = pageNames.map((page) => [page, showText(page, edited.get(page), settings.name)]);
  return { ...settings, texts: Object.fromEntries(texts) as Market['texts'] };
}

export type StoredText = Selectable<Database['page_text']>;

/** The last version of each page that has been edited. */
export function listPresentTexts(db: Db): Promise<StoredText[]> {
  return db
    .selectFrom('page_text')
    .selectAll()
    .distinctOn('page')
    .orderBy('page')
    .orderBy('version', 'desc')
    .execute();
}

function showText(page: PageName, edited: StoredText | undefined, name: string | null) {
  const show = (language: Language): PageText => {
    const builtIn = named(builtInTexts[page][language], name);
    const text = edited?.[`text_${language}`] ?? null;
    return {
      ...renderText(text ?? named(builtInMarkdown(page)[language], name), builtIn),
      version: edited && text !== null ? `v${edited.version}` : builtInChange.slice(0, 10),
      changed_at: edited?.created_at.toISOString() ?? builtInChange,
    };
  };
  return Object.fromEntries(languages.map((language) => [language, show(language)]));
}

/** The settings that pages show. */
export function marketFacts({ market, settings }: Pick<Services, 'market' | 'settings'>) {
  return async (site: string): Promise<MarketFacts> => {
    const { texts: _texts, name, logo, phone, ...identity } = await market();
    return {
      ...identity,
      name: name ?? productName,
      logo: logo && pictureAddresses(site, settings.mediaUrl)(logo),
      email: settings.operatorEmail,
      phone: phone ?? settings.operatorPhone,
    };
  };
}

/** Who sends the mails of the marketplace. */
export async function imprintOf({ market }: Pick<Services, 'market'>): Promise<string[]> {
  const { legal_name: name, registration_number: registration, address, phone } = await market();
  return name === null ? [] : [[name, registration, address, phone].filter(Boolean).join(' · ')];
}

/** A built-in text with the name that the marketplace has. */
export function named<Text>(text: Text, name: string | null): Text {
  const inJson = JSON.stringify(name ?? productName).slice(1, -1);
  return JSON.parse(JSON.stringify(text).replaceAll(productName, () => inJson));
}
