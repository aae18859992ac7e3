import { type Language, m } from '@orendi/messages';

/** Shorter waits are not worth counting. */
const MOMENT = 10;

/** When to come back, as the end of a sentence: “in 10 minutes”. Never too early. */
export function waitText(seconds: number, language: Language): string {
  const inLanguage = { locale: language };
  if (seconds < MOMENT) return m.api_wait_moment({}, inLanguage);
  if (seconds < 60) return m.api_wait_seconds({ count: seconds }, inLanguage);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return m.api_wait_minutes({ count: minutes }, inLanguage);
  return m.api_wait_hours({ count: Math.ceil(minutes / 60) }, inLanguage);
}
