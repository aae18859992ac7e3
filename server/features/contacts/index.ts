export { startContactCleanup } from './start-contact-cleanup.ts';
