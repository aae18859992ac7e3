export { startPrivacyCleanup } from './start-privacy-cleanup.ts';
