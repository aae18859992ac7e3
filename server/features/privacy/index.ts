export { keepPrivacy } from './keep-privacy.ts';
