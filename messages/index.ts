export { m } from './compiled/messages.js';
export { overwriteGetLocale } from './compiled/runtime.js';
export { marketName, setMarketName } from './market-name.ts';
export type { Language } from '@orendi/contract/language';
