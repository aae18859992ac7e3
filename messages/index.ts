export { m } from './compiled/messages.js';
export { overwriteGetLocale } from './compiled/runtime.js';
export type { Language } from '@orendi/contract/language';
