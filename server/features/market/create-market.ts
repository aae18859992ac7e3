import type { Language } from '@orendi/contract/language';
import type { MarketFacts } from '@orendi/contract/page-render';
import { type PageName, pageNames } from '@orendi/contract/page-names';
import { type MarketForm, type PageText } from '@orendi/contract/schemas/market';
import { setMarketName } from '@orendi/messages';
import type { Services } from '../../services.ts';
import type { Changes } from '../../platform/db/changes.ts';
import { remember } from '../../platform/db/remember.ts';
import type { Db } from '../../platform/db/tables.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { builtInChange, builtInTexts, markdownOf } from './built-in-texts.ts';
import { listPresentTexts, type PresentText } from './page-text-queries.ts';
import { renderText } from './render-text.ts';

/** Who runs the marketplace, what it is called, and the texts of its pages. */
export interface Market extends Record<keyof MarketForm, string | null> {
  /** The key of a picture. */
  logo: string | null;
  texts: Record<PageName, Record<Language, PageText>>;
}

const productName = 'Orendi';

/**
 * Keeps what an operator has set until it changes: every page shows some of it. While the database is away, what was
 * last known stands.
 */
export function createMarket({
  changes,
  clock,
  reads,
}: Pick<Services, 'changes' | 'clock' | 'reads'>): () => Promise<Market> {
  let known: Market | null = null;
  const calm: Pick<Changes, 'keepFresh'> = {
    keepFresh: ({ drop }) =>
      changes.keepFresh({ drop, setEnabled: (isInformed) => isInformed && drop(['*']) }),
  };
  const memory = { seconds: 86_400, isConcerned: (tag: string) => tag === 'market' };
  const find = remember({ changes: calm, clock }, memory, () => readMarket(reads));
  const market = async () => {
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

export async function readMarket(db: Db): Promise<Market> {
  const row = await db.selectFrom('market').selectAll().executeTakeFirstOrThrow();
  const edited = new Map((await listPresentTexts(db)).map((text) => [text.page, text]));
  return {
    name: row.name,
    logo: row.logo,
    legalName: row.legal_name,
    registrationNumber: row.registration_number,
    address: row.address,
    phone: row.phone,
    texts: Object.fromEntries(
      pageNames.map((page) => [page, showText(page, edited.get(page), row.name)]),
    ) as Market['texts'],
  };
}

function showText(page: PageName, edited: PresentText | undefined, name: string | null) {
  const show = (language: Language): PageText => {
    const builtIn = named(builtInTexts[page][language], name);
    const text = edited?.[`text_${language}`] ?? null;
    return {
      ...renderText(text ?? markdownOf(builtIn), builtIn),
      version: edited && text !== null ? `v${edited.version}` : builtInChange.slice(0, 10),
      changed_at: edited?.created_at.toISOString() ?? builtInChange,
    };
  };
  return { al: show('al'), en: show('en') };
}

/** As pages show it. */
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
  const { legalName, registrationNumber, address, phone } = await market();
  if (legalName === null) return [];
  return [[legalName, registrationNumber, address, phone].filter(Boolean).join(' · ')];
}

/** What comes with the product, with the name that the marketplace has. */
export function named<Text>(text: Text, name: string | null): Text {
  return JSON.parse(
    JSON.stringify(text).replaceAll(productName, () =>
      JSON.stringify(name ?? productName).slice(1, -1),
    ),
  );
}
