import type { Finding as ToldFinding } from '@orendi/contract/schemas/operator-health';
import { type Language, m } from '@orendi/messages';
import { formatNumber } from '@orendi/contract/money';
import type { Sentence } from '../../../platform/sentence.ts';

/** What a check has found, for the operator. */
export interface Finding {
  area: Area;
  level: Level;
  text: Sentence;
  /** What to do; null where nothing has to be done. */
  remedy: Sentence | null;
}

type Level = ToldFinding['level'];

const areaNames = {
  settings: m.doctor_area_settings,
  product: m.doctor_area_product,
  disk: m.doctor_area_disk,
  database: m.doctor_area_database,
  identity: m.doctor_area_identity,
  redis: m.doctor_area_redis,
  search: m.doctor_area_search,
  pictures: m.doctor_area_pictures,
  mail: m.doctor_area_mail,
  phones: m.doctor_area_phones,
  jobs: m.doctor_area_jobs,
  certificate: m.doctor_area_certificate,
  clock: m.doctor_area_clock,
  backup: m.doctor_area_backup,
};
export type Area = keyof typeof areaNames;

/** In the order in which they are shown. */
export const areas = Object.keys(areaNames) as Area[];

/** The findings of one area. */
export function findingsOf(area: Area) {
  return {
    ok: (text: Sentence): Finding => ({ area, level: 'ok', text, remedy: null }),
    warning: (text: Sentence, remedy: Sentence): Finding => ({
      area,
      level: 'warning',
      text,
      remedy,
    }),
    fault: (text: Sentence, remedy: Sentence): Finding => ({ area, level: 'fault', text, remedy }),
  };
}

/** In the words of a language, as the console and the command line show it. */
export function tellFinding({ area, level, text, remedy }: Finding, language: Language) {
  return {
    area: areaNames[area]({}, { locale: language }),
    level,
    text: text(language),
    remedy: remedy?.(language) ?? null,
  } satisfies ToldFinding;
}

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** `3.2 GiB`, in Albanian `3,2 GiB`. */
export function sizeText(bytes: number): Sentence {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const size = bytes / 1024 ** step;
  const rounded = step > 0 && size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return (language) => `${formatNumber(rounded, language)} ${units[step]}`;
}
